# Kashgar in het Nederlands.
#
# Zinnen van het verslag staan in de verleden tijd, zodat ze bij een naam en bij "Jij" (play-you) passen; waar die naam
# niet vooraan staat, schrijft [Jij] hem klein.

## Het spel

kashgar-title = Kashgar: kooplieden van de zijderoute
kashgar-about = Leid drie karavanen waarin iedereen op zijn beurt wacht. Wie vooraan loopt, gaat aan het werk of vertrekt voorgoed: verzamel specerijen, goud en muildieren, vervul opdrachten, en sta voor als iemand { $goal } punten heeft bereikt.

## Voorraden en stapels

kashgar-stock-ginger = gember
kashgar-stock-cloves = kruidnagel
kashgar-stock-pepper = peper
kashgar-stock-anise = steranijs
kashgar-stock-cinnamon = kaneel
kashgar-stock-gold = goud
kashgar-stock-mules = muildieren
kashgar-deck-standard = gewone kaarten
kashgar-deck-special = bijzondere kaarten
kashgar-deck-contract = opdrachten

## Personen

kashgar-good-patriarch = Patriarch
kashgar-good-matriarch = Matriarch
kashgar-good-servant = Bediende
kashgar-good-prophet = Profeet
kashgar-good-aristocrat = Aristocrate
kashgar-good-grocer = Kruidenier
kashgar-good-dyer = Verver
kashgar-good-groom = Stalknecht
kashgar-good-innkeeper = Herbergier
kashgar-good-weaver = Weefster
kashgar-good-monk = Monnik
kashgar-good-guard = Wachter
kashgar-good-poet = Dichter
kashgar-good-interpreter = Tolk
kashgar-good-planter = Plantster
kashgar-good-baker = Bakker
kashgar-good-spice-dealer = Specerijenhandelaar
kashgar-good-farmer = Boer
kashgar-good-market-woman = Marktvrouw
kashgar-good-mule-dealer = Muildierhandelaarster
kashgar-good-quack = Kwakzalver
kashgar-good-noblewoman = Edelvrouw
kashgar-good-grey-eminence = Grijze eminentie
kashgar-good-farrier = Hoefsmid
kashgar-good-pepper-merchant = Peperkoopman
kashgar-good-star-gatherer = Sterrenplukster
kashgar-good-money-changer = Geldwisselaar
kashgar-good-muleteer = Muildierdrijver
kashgar-good-guide = Gids
kashgar-good-elder = Oudste
kashgar-good-scribe = Schrijver
kashgar-good-cinnamon-prince = Kaneelvorst
kashgar-good-patroness = Weldoenster
kashgar-good-vizier = Vizier
kashgar-good-princess = Prinses
kashgar-good-treasurer = Schatmeester
kashgar-good-spice-lord = Specerijenheer
kashgar-good-caravan-master = Karavaanmeester
kashgar-good-sage = Wijze
kashgar-good-beggar = Bedelaar
kashgar-good-envoy = Gezant
kashgar-good-shepherd = Herder
kashgar-good-caravan-leader = Karavaanleider
kashgar-good-handkerchief = Zakdoek
kashgar-good-gate-keeper = Poortwachter

## Opdrachten

kashgar-good-tea-house = Theehuis
kashgar-good-bath-house = Badhuis
kashgar-good-apothecary = Apotheek
kashgar-good-perfumer = Parfumeur
kashgar-good-pastry-cook = Banketbakker
kashgar-good-garrison = Garnizoen
kashgar-good-fish-market = Vismarkt
kashgar-good-brewer = Brouwer
kashgar-good-school = School
kashgar-good-pilgrims-rest = Pelgrimsrust
kashgar-good-wedding = Bruiloft
kashgar-good-physician = Arts
kashgar-good-yarkand-fair = Jaarmarkt van Yarkand
kashgar-good-dyers-guild = Ververgilde
kashgar-good-temple-feast = Tempelfeest
kashgar-good-festival-cook = Feestkok
kashgar-good-sea-captain = Zeekapitein
kashgar-good-court-banquet = Banket aan het hof
kashgar-good-samarkand = Markt van Samarkand
kashgar-good-bukhara = Markt van Buchara
kashgar-good-merv = Markt van Merv
kashgar-good-khotan = Markt van Khotan
kashgar-good-balkh = Markt van Balkh
kashgar-good-dunhuang-garrison = Garnizoen van Dunhuang
kashgar-good-khan-table = Tafel van de khan
kashgar-good-baghdad = Markt van Bagdad
kashgar-good-xian = Markt van Xi'an
kashgar-good-emperors-gift = Geschenk voor de keizer
kashgar-good-grain-field = Graanveld
kashgar-good-well = Waterput
kashgar-good-bridge = Brug
kashgar-good-stable = Stal
kashgar-good-garden = Tuin
kashgar-good-watchtower = Wachttoren
kashgar-good-caravanserai = Karavanserai
kashgar-good-bazaar-stall = Bazaarkraam

## Wat kaarten zeggen, gemaakt van wat ze doen

kashgar-says-person = { $lines }
kashgar-says-points = { $count ->
        [1] 1 punt.
       *[other] { $count } punten.
    }
kashgar-says-points-per = { $count ->
        [0] 1 punt voor elke vervulde opdracht { $contract }.
       *[other] { $count } punten, en nog 1 voor elke vervulde opdracht { $contract }.
    }
kashgar-says-must = Kan niet worden overgeslagen (!).
kashgar-says-caravan = Karavaanactie: { $deed }.
kashgar-says-parting = Afscheidsactie: { $deed }.
kashgar-says-free = { $does }
kashgar-says-for = voor { $cost }: { $does }
kashgar-says-list = { $items }
kashgar-says-nothing = niets
kashgar-says-amount = { $stock_is ->
        [mules] { $count ->
            [one] 1 muildier
           *[other] { $count } muildieren
        }
       *[other] { $count } { $stock }
    }
kashgar-says-amount-spice = { $count } van een specerij naar keuze
kashgar-says-any-spice = { $count } van een specerij naar keuze
kashgar-says-increase = verhoog { $stocks }
kashgar-says-increases = { $stock } met { $count }
kashgar-says-increases-spice = een specerij naar keuze met { $count }
kashgar-says-set = zet { $stocks }
kashgar-says-sets = { $stock } op { $count }
kashgar-says-sets-spice = een specerij naar keuze op { $count }
kashgar-says-per-card = verhoog voor elke kaart in deze karavaan { $stocks }
kashgar-says-exchange = geef tot { $count } { $stock } en verhoog { $other_stock } met { $rate } voor elk
kashgar-says-draw = trek { $count } { $deck } en houd er { $kept }
kashgar-says-take-discarded = neem een kaart naar keuze van de aflegstapel
kashgar-says-complete-open = vervul een open opdracht: { $kinds }
kashgar-says-complete-drawn = trek { $count } opdrachten; { $may ->
        [yes] je mag er { $most ->
            [one] één
           *[other] hoogstens { $most }
        } van vervullen
       *[no] vervul { $most ->
            [one] er één van als je kunt
           *[other] alle die je kunt, hoogstens { $most }
        }
    }: { $kinds }
kashgar-says-any-contract = elke
kashgar-says-size = { $size ->
        [small] klein
        [large] groot
       *[special] bijzonder
    }
kashgar-says-named = { $contract }
kashgar-says-asking = een die om { $stock } vraagt
kashgar-says-cheaper = een die om { $stock } vraagt, { $count } ervan minder
kashgar-says-for-nothing = zonder de prijs te betalen
kashgar-says-without-mules = hoeveel muildieren er ook nodig zijn
kashgar-says-remove = { $whose ->
        [own] { $end ->
            [front] verwijder de voorste kaart van een karavaan van jou naar keuze
            [back] verwijder de laatste kaart van een karavaan van jou naar keuze
           *[any] verwijder een kaart van jou naar keuze
        }
       *[rival] { $end ->
            [front] verwijder de voorste kaart van een karavaan van een andere speler, beide naar keuze
            [back] verwijder de laatste kaart van een karavaan van een andere speler, beide naar keuze
           *[any] verwijder een kaart van een andere speler, beide naar keuze
        }
    }, maar geen Patriarch of Matriarch
kashgar-says-move = { $whose ->
        [own] { $end ->
            [front] zet de voorste kaart van een karavaan van jou naar keuze achteraan
           *[back] haal de laatste kaart van een karavaan van jou naar keuze naar voren
        }
       *[rival] { $end ->
            [front] zet de voorste kaart van een karavaan van een andere speler, beide naar keuze, achteraan
           *[back] haal de laatste kaart van een karavaan van een andere speler, beide naar keuze, naar voren
        }
    }
kashgar-says-turn = draai deze kaart om
kashgar-says-others-increase = alle andere spelers verhogen { $stocks }
kashgar-says-others-set = alle andere spelers zetten { $stocks }
kashgar-says-others-lose = alle andere spelers verliezen { $stocks }
kashgar-says-take-from-rival = neem { $stocks } van een andere speler naar keuze, voor zover die het heeft
kashgar-says-pass-on = zet deze kaart achteraan in een karavaan van een andere speler, beide naar keuze
kashgar-says-ready-patriarch = de Patriarch die klaarligt komt bij deze karavaan, één keer
kashgar-says-contract = { $size ->
        [small] Kleine opdracht
        [large] Grote opdracht
       *[special] Bijzondere opdracht
    }, { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }. { $mules ->
        [0] Geen muildieren nodig
        [one] Er is 1 muildier nodig
       *[other] Er zijn { $mules } muildieren nodig
    }; prijs: { $price }.

## Opties van de tafel

kashgar-option-expansion = Cut & Thrust
    .does = Welke van de 12 kaarten van de uitbreiding in de gewone stapel komen: geen, alle, een aantal dat ongezien getrokken wordt, of kaarten die je noemt, met komma's ertussen.
kashgar-option-expansion-none = geen
kashgar-option-expansion-all = alle 12
kashgar-option-expansion-4 = vier, ongezien getrokken
kashgar-option-rounds = Rondes
    .does = Na zoveel rondes eindigt het spel, hoeveel punten er ook zijn.
kashgar-option-rounds-60 = 60
kashgar-option-rounds-30 = 30
kashgar-option-free-contracts = Gratis opdrachten
    .does = Of een opdracht die zonder prijs vervuld wordt, toch haar muildieren nodig heeft.
kashgar-option-free-contracts-need-mules = muildieren nodig
kashgar-option-free-contracts-no-mules = geen muildieren nodig
kashgar-option-empty-deck = Lege gewone stapel
    .does = Wat er gebeurt als er een gewone kaart getrokken moet worden en de stapel leeg is.
kashgar-option-empty-deck-reshuffle = de aflegstapel wordt geschud
kashgar-option-empty-deck-stays-empty = er wordt niets getrokken
kashgar-option-goal-lost-again = Doel weer kwijt
    .does = Wat er gebeurt als iemand het doel bereikt en eronder zakt voordat de beurt voorbij is.
kashgar-option-goal-lost-again-ends = de ronde is de laatste
kashgar-option-goal-lost-again-plays-on = het spel gaat door

## Fasen: hoe ver het spel is

kashgar-phase-choose = kies een voorste kaart
kashgar-phase-pay = betaal de kosten
kashgar-phase-raise = verhoog een voorraad
kashgar-phase-set-stock = zet een voorraad
kashgar-phase-amount = ruilen
kashgar-phase-keep-card = houd een kaart
kashgar-phase-take-card = neem een afgelegde kaart
kashgar-phase-fulfil-open = vervul een open opdracht
kashgar-phase-fulfil-drawn = vervul een getrokken opdracht
kashgar-phase-pay-price = betaal de prijs van een opdracht
kashgar-phase-choose-rival = kies een andere speler
kashgar-phase-choose-caravan = kies een karavaan
kashgar-phase-remove-card = verwijder een kaart
kashgar-phase-over = het einde van het spel

## Vragen

kashgar-ask-choose = Ronde { $round }: welke voorste kaart kies je, en wat doet die?
kashgar-ask-pay = { $person }: van welke specerij betaal je er { $count }? { $left ->
        [one] Dit is de laatste.
       *[other] Nog { $left } betalingen.
    }
kashgar-ask-raise = { $person }: welke voorraad verhoog je? { $left ->
        [one] Eén keuze.
       *[other] Nog { $left } keuzes.
    }
kashgar-ask-set-stock = { $person }: welke voorraad zet je?
kashgar-ask-amount = { $person }: hoeveel { $stock } geef je? Elk levert { $rate } { $other_stock } op.
kashgar-ask-keep-card = { $person }: welke van de getrokken kaarten houd je? { $left ->
        [one] Eén.
       *[other] Nog { $left }.
    }
kashgar-ask-take-card = { $person }: welke kaart neem je van de aflegstapel?
kashgar-ask-fulfil-open = { $person }: welke open opdracht vervul je?
kashgar-ask-fulfil-drawn = { $person }: welke van de getrokken opdrachten vervul je?
kashgar-ask-pay-price = { $contract }: van welke specerij betaal je er { $count }?
kashgar-ask-choose-rival = { $person }: om welke speler gaat het?
kashgar-ask-choose-caravan = { $person }: { $whose ->
        [own] welke van je karavanen?
       *[rival] welke karavaan van { $other }?
    }
kashgar-ask-remove-card = { $person }: welke kaart van { $whose ->
        [own] je karavaan { $caravan }
       *[rival] karavaan { $caravan } van { $other }
    } verlaat het spel?

## Antwoorden, zoals op knoppen

kashgar-do-use = Karavaan { $caravan }, { $person }: { $says }
    .brief = { $caravan } { $person }: { $says }
kashgar-do-part = Karavaan { $caravan }, afscheid van { $person }: { $says }
    .brief = { $caravan } afscheid van { $person }: { $says }
kashgar-do-pass = Karavaan { $caravan }, { $person }: passen
    .brief = { $caravan } { $person }: passen
kashgar-do-pay = Betaal { $stock }
kashgar-do-raise = { $stock } +{ $count }
kashgar-do-set = { $stock } op { $count }
kashgar-do-trade = { $count } { $stock } voor { $got } { $other_stock }
kashgar-do-enough = Vervul er geen
kashgar-do-caravan = Karavaan { $caravan } ({ $person })
kashgar-do-rival = { $seat }
kashgar-do-keep = Houd { $person }: { $says }
    .brief = Houd { $person }
kashgar-do-take = Neem { $person }: { $says }
    .brief = Neem { $person }
kashgar-do-remove = Verwijder { $person }
kashgar-do-fulfil = { $contract }: { $says }
    .brief = { $contract } ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    })

## Het verslag: opzet

kashgar-tells-expansion = { $count ->
        [0] De gewone stapel wordt zonder Cut & Thrust gespeeld.
        [one] 1 kaart van Cut & Thrust zit in de gewone stapel.
       *[other] { $count } kaarten van Cut & Thrust zitten in de gewone stapel.
    }
kashgar-tells-opens = Open opdracht: { $contract }.
kashgar-tells-deals = { $seat } kreeg { $person } in karavaan { $caravan }.
kashgar-tells-first = Startspeler: { $seat }.

## Het verslag: beurten

kashgar-tells-uses = { $seat } gebruikte { $person } van karavaan { $caravan }: { $says }.
kashgar-tells-parts = { $seat } nam afscheid van { $person } uit karavaan { $caravan }: { $says }.
kashgar-tells-passes = { $seat } paste met { $person } van karavaan { $caravan }.
kashgar-tells-cannot-act = { $seat } had geen enkele actie.
kashgar-tells-pays = { $seat } betaalde { $stock_is ->
        [mules] { $count ->
            [one] 1 muildier
           *[other] { $count } muildieren
        }
       *[other] { $count } { $stock }
    }; dat maakt { $now }.
kashgar-tells-raises = { $count ->
        [0] { $seat } kreeg geen { $stock }: het blijft { $now }.
       *[other] { $seat } kreeg { $stock_is ->
            [mules] { $count ->
                [one] 1 muildier
               *[other] { $count } muildieren
            }
           *[other] { $count } { $stock }
        }; dat maakt { $now }.
    }
kashgar-tells-sets = { $seat } zette { $stock } op { $now }.
kashgar-tells-loses = { $seat } verloor { $stock_is ->
        [mules] { $count ->
            [one] 1 muildier
           *[other] { $count } muildieren
        }
       *[other] { $count } { $stock }
    }; dat maakt { $now }.
kashgar-tells-draws = { $seat } trok { $count } van de { $deck }.
kashgar-tells-reshuffles = De aflegstapel werd de gewone stapel: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
kashgar-tells-gains = { $person } kwam bij karavaan { $caravan } van { $seat ->
        [Jij] jou
       *[other] { $seat }
    }.
kashgar-tells-discards = { $seat } legde { $person } af.
kashgar-tells-puts-under = { $seat } legde { $count } van de { $deck } onder hun stapel.
kashgar-tells-puts-contract-under = { $known ->
        [yes] { $seat } legde de opdracht { $contract } onder de stapel.
       *[no] { $seat } legde een opdracht onder de stapel.
    }
kashgar-tells-finds-nothing = { $seat } vond niets om dat mee te doen.
kashgar-tells-turns = { $seat } draaide { $person } van karavaan { $caravan } om.
kashgar-tells-turns-to = { $seat } wendde zich tot { $other ->
        [Jij] jou
       *[other] { $other }
    }.
kashgar-tells-turns-to-caravan = { $seat } koos karavaan { $caravan }.
kashgar-tells-moves = { $seat } zette { $person } in karavaan { $caravan } van { $other ->
        [Jij] jou
       *[other] { $other }
    } { $end ->
        [front] vooraan
       *[back] achteraan
    }.
kashgar-tells-removes = { $seat } verwijderde { $person } uit karavaan { $caravan } van { $other ->
        [Jij] jou
       *[other] { $other }
    }.
kashgar-tells-passes-on = { $seat } gaf { $person } door aan karavaan { $caravan } van { $other ->
        [Jij] jou
       *[other] { $other }
    }.
kashgar-tells-settles-on = { $seat } koos de opdracht { $contract }.
kashgar-tells-completes = { $seat } vervulde de opdracht { $contract } voor { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }.
kashgar-tells-completes-no-more = { $seat } vervulde geen van de getrokken opdrachten die over waren.
kashgar-tells-no-contract = Er is geen opdracht meer om open te leggen.

## Het verslag: het einde

kashgar-tells-reaches-goal = { $seat } had { $count } punten: deze ronde is de laatste.
kashgar-tells-ends = Het spel eindigde na ronde { $count }.

## Waarom niet

kashgar-why-step = Dat is nu geen antwoord op de vraag ({ $phase }). Kies een van de mogelijkheden die je krijgt.
kashgar-why-empty-caravan = Karavaan { $caravan } is leeg. Kies een andere.
kashgar-why-must = { $person } draagt het ! en kan niet worden overgeslagen. Kies een van de acties, of een andere karavaan.
kashgar-why-no-such-use = { $person } heeft die karavaanactie niet.
kashgar-why-no-such-part = { $person } heeft die afscheidsactie niet.
kashgar-why-cost = Dat kost { $count } { $stock }, en je hebt { $have ->
        [0] niets
       *[other] er { $have }
    }.
kashgar-why-spices = Je kunt geen { $count } van je specerijen betalen zoals de kosten het vragen.
kashgar-why-none-to-complete = Na het betalen van de actie zou je geen van de open opdrachten kunnen vervullen waarvoor zij dient.
kashgar-why-no-contracts = De stapel opdrachten is leeg, dus er valt niets te trekken.
kashgar-why-too-little-left = Als je met { $stock } betaalt, is er te weinig over voor de rest. Betaal met een andere specerij.
kashgar-why-not-to-raise = Deze kaart verhoogt hier geen { $stock }.
kashgar-why-not-to-set = Deze kaart zet hier geen { $stock }.
kashgar-why-amount = Je kunt hier hoogstens { $count } { $stock } geven.
kashgar-why-not-drawn = Je hebt { $person } niet getrokken. Kies een van de kaarten die je trok.
kashgar-why-not-discarded = { $person } ligt niet op de aflegstapel. Kies een kaart die daar ligt.
kashgar-why-contract-not-drawn = Je hebt de opdracht { $contract } niet getrokken.
kashgar-why-not-open = De opdracht { $contract } ligt niet open.
kashgar-why-other-kind = Deze actie is niet voor de opdracht { $contract }, maar voor andere soorten.
kashgar-why-does-not-ask = De opdracht { $contract } vraagt niet om { $stock }.
kashgar-why-mules = Voor de opdracht { $contract } { $count ->
        [one] is 1 muildier
       *[other] zijn { $count } muildieren
    } nodig, en je hebt { $have ->
        [0] er geen
       *[other] er { $have }
    }.
kashgar-why-price = De opdracht { $contract } kost { $count } { $stock }, en je hebt { $have ->
        [0] niets
       *[other] er { $have }
    }.
kashgar-why-price-spices = De opdracht { $contract } kost daarbij { $count } specerijen naar keuze, en je kunt ze niet betalen zoals zij het vraagt.
kashgar-why-not-enough = Je kunt een getrokken opdracht vervullen, dus dat moet: de kaart zegt niet dat het mag.
kashgar-why-not-rival = Je kunt alleen iemand anders aan deze tafel kiezen.
kashgar-why-no-target = { $seat } heeft geen kaart waarmee dat kan.
kashgar-why-too-short = In karavaan { $caravan } staan geen twee kaarten die van plaats kunnen wisselen.
kashgar-why-nobody-to-remove = In karavaan { $caravan } staat niemand die hierdoor verwijderd kan worden: Patriarch en Matriarch blijven.
kashgar-why-never-removed = { $person } wordt nooit verwijderd.
kashgar-why-not-there = { $person } staat niet in karavaan { $caravan }.

## Het einde: waarom, en punten

kashgar-end-goal = Iemand bereikte het aantal punten waar het om gaat, en de ronde is uitgespeeld.
kashgar-end-rounds = De laatste ronde die de tafel heeft afgesproken is gespeeld.
kashgar-points-contracts = opdrachten
kashgar-points-persons = personen

## Regels bij de hand, in een paar woorden

kashgar-topic-goal = doel
kashgar-topic-turn = beurt
kashgar-topic-contracts = opdrachten
kashgar-topic-stocks = voorraden
kashgar-topic-cards = kaarten
kashgar-topic-end = einde
kashgar-rules-goal = Heb de meeste punten als het spel eindigt. Vervulde opdrachten en personen die in je karavanen staan tellen op elk moment, ook negatieve.
kashgar-rules-turn = Kies de voorste kaart van een van je drie karavanen. Voor haar karavaanactie gaat zij achteraan in haar karavaan staan; voor haar afscheidsactie verlaat zij het spel. Daarna betaal je de kosten en doet zij wat er staat. Of pas: dan gaat zij achteraan staan en doet niets. Een kaart met een ! kun je niet passen.
kashgar-rules-contracts = Alleen een actie van een kaart vervult een opdracht. Heb minstens de muildieren die nodig zijn, en betaal dan de prijs. Is zij gratis, dan vervalt de prijs; de muildieren alleen als de tafel dat heeft afgesproken of de kaart het zegt. Een open opdracht wordt meteen vervangen.
kashgar-rules-stocks = Specerijen en goud gaan tot { $most }, muildieren tot { $most_mules }; wat daarboven komt is verloren. Verhogen is met het getal dat er staat, zetten is op precies het getal dat er staat.
kashgar-rules-cards = Kaarten die je krijgt gaan achteraan in de karavaan van de kaart die ze opleverde. Van getrokken gewone kaarten gaat de rest naar de aflegstapel, die iedereen mag bekijken; opdrachten en bijzondere kaarten gaan terug onder hun stapel.
kashgar-rules-end = Als iemand { $goal } punten heeft bereikt, wordt de ronde uitgespeeld. De meeste punten winnen; bij gelijke stand wint wie van hen het laatst in punten steeg.

## Het bord op een terminal

kashgar-board-round = Ronde { $round }
kashgar-board-last-round = de laatste ronde
kashgar-board-decks = kaarten: gewone { $standard }, bijzondere { $special }, opdrachten { $contracts }, afgelegd { $discard }
kashgar-board-market = Open opdrachten
kashgar-board-no-contract = geen opdracht
kashgar-board-worth = { $count ->
        [1] 1 punt
       *[other] { $count } punten
    }
kashgar-board-points = { $count ->
        [1] 1 punt
       *[other] { $count } punten
    }
kashgar-board-needs = { $count ->
        [one] vraagt 1 muildier
       *[other] vraagt { $count } muildieren
    }
kashgar-board-missing = nog nodig: { $what }
kashgar-board-enough = binnen bereik
kashgar-board-empty = leeg
kashgar-board-first = begint
kashgar-board-drawn = Getrokken
kashgar-board-discard = Aflegstapel
kashgar-board-completed = Vervuld
kashgar-column-points = punten
kashgar-column-ginger = gemb
kashgar-column-cloves = krui
kashgar-column-pepper = pepr
kashgar-column-anise = anij
kashgar-column-cinnamon = kane
kashgar-column-gold = goud
kashgar-column-mules = muild
