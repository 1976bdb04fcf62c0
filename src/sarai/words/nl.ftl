# Wat alle spellen delen, in het Nederlands.

## Namen aan tafel

# De zinnen voor het logboek zoeken precies dit woord: waar het later in de zin staat, maakt [Jij] er "jou" van.
play-you = Jij
play-person = Speler { $n }
play-bot = Bot { $n }

## Spelen in gewone regels

play-welcome = Welkom bij { $game }. Typ ? voor hulp.
play-choose = Typ een nummer, de woorden tussen haken, of een opdracht
play-commands =
    ?            toont deze hulp
    undo         neemt je laatste antwoord terug
    board        toont de tafel
    log          vertelt wat er tot nu toe is gebeurd
    why ACTIE    zegt waarom een actie nu niet kan
    rules NAAM   toont de regels over iets, zoals een personage
    quit         verlaat het spel
play-default = Enter kiest dit
play-hand-over = Geef het scherm aan { $name }, die op Enter drukt.
play-not-understood = "{ $text }" zegt me hier niets. Typ een nummer uit de lijst, of ? voor hulp.
play-possible = Dat kan nu gewoon.
play-undone = Je laatste antwoord is teruggenomen.
play-saved = Het verslag van dit spel staat in { $file }; sarai replay toont het opnieuw.
play-not-kept = Het verslag van dit spel kan niet in { $file } worden bewaard. Noem met --record een andere plek om het te bewaren.
play-resume = Later verder spelen: { $command }
play-topics = Je kunt de regels opvragen over: { $topics }.
play-quit = Je staat op van tafel. Tot de volgende keer!

## Hoe het afliep

play-winner = Winnaar: { $names }.
play-shared-win = Gedeelde overwinning: { $names }.
play-place = { $rank }.
play-total = totaal
play-seed = Het startgetal (seed) was { $seed }. Daarmee kan iedereen het schudden nu nagaan.

## Waarom niet

why-illegal = Dat kan nu niet. Kies een van de mogelijkheden die je krijgt.
why-over = Het spel is afgelopen. Begin een nieuw spel om verder te spelen.
why-not-your-turn = Je bent nu niet aan de beurt. De tafel wacht op { $seats }.
why-clock-only = Alleen de klok zegt dat de tijd om is, en iets anders doet die niet. Kies een andere actie.
why-glass-runs = De tijd is nog niet om. Wacht tot de zandloper leeg is.
why-too-late = Je antwoord kwam toen de zandloper al leeg was. Wacht op de volgende vraag.

## Waarom niet: terugnemen

why-undo-not-yours = Het laatste antwoord was niet van jou, dus je kunt het niet terugnemen. Speel hier verder.
why-undo-nothing = Je hebt nog niets gekozen, dus er is niets terug te nemen.
why-undo-bench = Dit hoorde bij iets wat je vrij mocht veranderen, dus er is niets terug te nemen. Verander het daar.
why-undo-revealed = Er is iets verborgens bekend geworden, dus dit staat vast. Speel hier verder.
why-undo-no-such-line = Er is geen eerdere regel { $line } om naar terug te gaan. Kies een andere regel.
why-time-backwards = Dit heeft als tijd { $at } ms, maar de laatste regel was op { $last } ms. De tijd gaat alleen vooruit: geef een latere tijd.
