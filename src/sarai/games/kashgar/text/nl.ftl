# Kashgar in het Nederlands.
#
# Zinnen van het logboek staan in de verleden tijd en passen bij een naam even goed als bij "Jij" (play-you); waar die naam
# later in de zin staat, maakt [Jij] er "jou" van.

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
kashgar-good-grey-eminence = Grijze Eminentie
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
kashgar-says-for = betaal { $cost }; { $does }
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
kashgar-says-exchange = ruil tot { $count } { $stock } in en verhoog { $other_stock } telkens met { $rate }
kashgar-says-draw = { $deck_is ->
        [standard] { $count ->
            [one] trek 1 gewone kaart
           *[other] trek { $count } gewone kaarten en houd er { $kept }
        }
        [special] { $count ->
            [one] trek 1 bijzondere kaart
           *[other] trek { $count } bijzondere kaarten en houd er { $kept }
        }
       *[contract] { $count ->
            [one] trek 1 opdracht
           *[other] trek { $count } opdrachten en houd er { $kept }
        }
    }
kashgar-says-take-discarded = neem een kaart naar keuze van de aflegstapel
kashgar-says-complete-open = vervul een open opdracht ({ $kinds })
kashgar-says-complete-drawn = trek { $count } opdrachten; { $may ->
        [yes] je mag er { $most ->
            [one] één
           *[other] hoogstens { $most }
        } van vervullen
       *[no] vervul er { $most ->
            [one] één van als je kunt
           *[other] zoveel van als je kunt, hoogstens { $most }
        }
    } ({ $kinds })
kashgar-says-any-contract = elke soort
kashgar-says-size = { $size ->
        [small] klein
        [large] groot
       *[special] bijzonder
    }
kashgar-says-named = { $contract }
kashgar-says-asking = een die { $stock } kost
kashgar-says-cheaper = een die { $stock } kost, voor { $count } minder
kashgar-says-for-nothing = zonder de prijs te betalen
kashgar-says-without-mules = ook zonder de muildieren die nodig zijn
kashgar-says-remove = { $whose ->
        [own] { $end ->
            [front] verwijder de voorste kaart van een van je karavanen
            [back] verwijder de laatste kaart van een van je karavanen
           *[any] verwijder een van je kaarten
        }
       *[rival] { $end ->
            [front] kies een andere speler en verwijder de voorste kaart van een karavaan van die speler
            [back] kies een andere speler en verwijder de laatste kaart van een karavaan van die speler
           *[any] kies een andere speler en verwijder een kaart van die speler
        }
    }, maar geen Patriarch of Matriarch
kashgar-says-move = { $whose ->
        [own] { $end ->
            [front] verplaats de voorste kaart van een van je karavanen naar achteren
           *[back] verplaats de laatste kaart van een van je karavanen naar voren
        }
       *[rival] { $end ->
            [front] kies een andere speler en verplaats de voorste kaart van een karavaan van die speler naar achteren
           *[back] kies een andere speler en verplaats de laatste kaart van een karavaan van die speler naar voren
        }
    }
kashgar-says-turn = draai deze kaart om
kashgar-says-others-increase = alle andere spelers verhogen { $stocks }
kashgar-says-others-set = alle andere spelers zetten { $stocks }
kashgar-says-others-lose = alle andere spelers verliezen { $stocks }
kashgar-says-take-from-rival = neem { $stocks } van een andere speler naar keuze, of wat die ervan heeft
kashgar-says-pass-on = kies een andere speler en zet deze kaart achteraan in een karavaan van die speler
kashgar-says-ready-patriarch = voeg de Patriarch die klaarligt toe aan deze karavaan (één keer)
kashgar-says-contract = { $size ->
        [small] Kleine opdracht
        [large] Grote opdracht
       *[special] Bijzondere opdracht
    }, { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }. { $mules ->
        [0] Geen muildieren nodig
        [one] 1 muildier nodig
       *[other] { $mules } muildieren nodig
    }; prijs: { $price }.

## Opties van de tafel

kashgar-option-expansion = Cut & Thrust
    .does = Welke van de 12 kaarten van de uitbreiding in de gewone stapel komen: geen, alle, een aantal dat ongezien getrokken wordt, of kaarten die je noemt, gescheiden door komma's.
kashgar-option-expansion-none = geen
kashgar-option-expansion-all = alle 12
kashgar-option-expansion-4 = vier, ongezien getrokken
kashgar-option-rounds = Rondes
    .does = Na zoveel rondes eindigt het spel, wat de stand ook is.
kashgar-option-rounds-60 = 60
kashgar-option-rounds-30 = 30
kashgar-option-free-contracts = Gratis opdrachten
    .does = Of je voor een opdracht die je vervult zonder de prijs te betalen, toch de muildieren nodig hebt.
kashgar-option-free-contracts-need-mules = muildieren nodig
kashgar-option-free-contracts-no-mules = geen muildieren nodig
kashgar-option-empty-deck = Lege gewone stapel
    .does = Wat er gebeurt als er een gewone kaart moet worden getrokken en de stapel leeg is.
kashgar-option-empty-deck-reshuffle = de aflegstapel wordt geschud
kashgar-option-empty-deck-stays-empty = er wordt niets getrokken
kashgar-option-goal-lost-again = Doel weer kwijt
    .does = Wat er gebeurt als iemand het doel bereikt maar er weer onder zakt voordat de beurt voorbij is.
kashgar-option-goal-lost-again-ends = dit is de laatste ronde
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
        [one] Laatste betaling.
       *[other] Nog { $left } betalingen.
    }
kashgar-ask-raise = { $person }: welke voorraad verhoog je? { $left ->
        [one] Laatste keuze.
       *[other] Nog { $left } keuzes.
    }
kashgar-ask-set-stock = { $person }: welke voorraad zet je?
kashgar-ask-amount = { $person }: { $stock_is ->
        [mules] hoeveel muildieren
       *[other] hoeveel { $stock }
    } ruil je in? Elk levert { $rate } { $other_stock } op.
kashgar-ask-keep-card = { $person }: welke van de getrokken kaarten houd je? { $left ->
        [one] Laatste keuze.
       *[other] Nog { $left } keuzes.
    }
kashgar-ask-take-card = { $person }: welke kaart neem je van de aflegstapel?
kashgar-ask-fulfil-open = { $person }: welke open opdracht vervul je?
kashgar-ask-fulfil-drawn = { $person }: welke van de getrokken opdrachten vervul je?
kashgar-ask-pay-price = { $contract }: van welke specerij betaal je er { $count }?
kashgar-ask-choose-rival = { $person }: welke speler kies je?
kashgar-ask-choose-caravan = { $person }: { $whose ->
        [own] welke van je karavanen?
       *[rival] welke karavaan van { $other }?
    }
kashgar-ask-remove-card = { $person }: welke kaart van { $whose ->
        [own] je karavaan { $caravan }
       *[rival] karavaan { $caravan } van { $other }
    } verwijder je?

## Antwoorden, zoals op knoppen

kashgar-do-use = Karavaan { $caravan }, { $person }: { $says }
    .brief = { $caravan } { $person }: { $says }
kashgar-do-part = Karavaan { $caravan }, afscheid van de { $person }: { $says }
    .brief = { $caravan } afscheid van de { $person }: { $says }
kashgar-do-pass = Karavaan { $caravan }, { $person }: overslaan
    .brief = { $caravan } { $person }: overslaan
kashgar-do-pay = Betaal { $stock }
kashgar-do-raise = { $stock } +{ $count }
kashgar-do-set = { $stock } op { $count }
kashgar-do-trade = { $count } { $stock } voor { $got } { $other_stock }
kashgar-do-enough = Vervul er geen
kashgar-do-caravan = Karavaan { $caravan } ({ $person })
kashgar-do-rival = { $seat }
kashgar-do-keep = Houd de { $person }: { $says }
    .brief = Houd de { $person }
kashgar-do-take = Neem de { $person }: { $says }
    .brief = Neem de { $person }
kashgar-do-remove = Verwijder de { $person }
kashgar-do-fulfil = { $contract }: { $says }
    .brief = { $contract } ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    })

## Het logboek: opzet

kashgar-tells-expansion = { $count ->
        [0] In de gewone stapel zaten geen kaarten van Cut & Thrust.
        [one] In de gewone stapel zat 1 kaart van Cut & Thrust.
       *[other] In de gewone stapel zaten { $count } kaarten van Cut & Thrust.
    }
kashgar-tells-opens = Open opdracht: { $contract }.
kashgar-tells-deals = { $seat } kreeg de { $person } in karavaan { $caravan }.
kashgar-tells-first = Startspeler: { $seat }.

## Het logboek: beurten

kashgar-tells-uses = { $seat } gebruikte de { $person } van karavaan { $caravan }: { $says }.
kashgar-tells-parts = { $seat } nam afscheid van de { $person } van karavaan { $caravan }: { $says }.
kashgar-tells-passes = { $seat } sloeg de { $person } van karavaan { $caravan } over.
kashgar-tells-cannot-act = { $seat } kon geen enkele actie doen.
kashgar-tells-pays = { $seat } betaalde { $stock_is ->
        [mules] { $count ->
            [one] 1 muildier
           *[other] { $count } muildieren
        }
       *[other] { $count } { $stock }
    } (nog { $now }).
kashgar-tells-raises = { $count ->
        [0] { $seat } kreeg geen { $stock } (nog steeds { $now }).
       *[other] { $seat } kreeg { $stock_is ->
            [mules] { $count ->
                [one] 1 muildier
               *[other] { $count } muildieren
            }
           *[other] { $count } { $stock }
        } (nu { $now }).
    }
kashgar-tells-sets = { $seat } zette { $stock } op { $now }.
kashgar-tells-loses = { $seat } verloor { $stock_is ->
        [mules] { $count ->
            [one] 1 muildier
           *[other] { $count } muildieren
        }
       *[other] { $count } { $stock }
    } (nog { $now }).
kashgar-tells-draws = { $seat } trok { $deck_is ->
        [standard] { $count ->
            [one] 1 gewone kaart
           *[other] { $count } gewone kaarten
        }
        [special] { $count ->
            [one] 1 bijzondere kaart
           *[other] { $count } bijzondere kaarten
        }
       *[contract] { $count ->
            [one] 1 opdracht
           *[other] { $count } opdrachten
        }
    }.
kashgar-tells-reshuffles = De aflegstapel werd geschud tot een nieuwe gewone stapel: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }.
kashgar-tells-gains = De { $person } sloot zich aan bij { $seat ->
        [Jij] jouw karavaan { $caravan }
       *[other] karavaan { $caravan } van { $seat }
    }.
kashgar-tells-discards = { $seat } legde de { $person } af.
kashgar-tells-puts-under = { $seat } legde { $deck_is ->
        [standard] { $count ->
            [one] 1 gewone kaart
           *[other] { $count } gewone kaarten
        }
        [special] { $count ->
            [one] 1 bijzondere kaart
           *[other] { $count } bijzondere kaarten
        }
       *[contract] { $count ->
            [one] 1 opdracht
           *[other] { $count } opdrachten
        }
    } onder de stapel.
kashgar-tells-puts-contract-under = { $known ->
        [yes] { $seat } legde de opdracht { $contract } onder de stapel.
       *[no] { $seat } legde een opdracht onder de stapel.
    }
kashgar-tells-finds-nothing = { $seat } kon dat niet uitvoeren.
kashgar-tells-turns = { $seat } draaide de { $person } van karavaan { $caravan } om.
kashgar-tells-turns-to = { $seat } koos { $other ->
        [Jij] jou
       *[other] { $other }
    }.
kashgar-tells-turns-to-caravan = { $seat } koos karavaan { $caravan }.
kashgar-tells-moves = { $seat } verplaatste de { $person } in { $other ->
        [Jij] jouw karavaan { $caravan }
       *[other] karavaan { $caravan } van { $other }
    } naar { $end ->
        [front] voren
       *[back] achteren
    }.
kashgar-tells-removes = { $seat } verwijderde de { $person } uit { $other ->
        [Jij] jouw karavaan { $caravan }
       *[other] karavaan { $caravan } van { $other }
    }.
kashgar-tells-passes-on = { $seat } gaf de { $person } door aan { $other ->
        [Jij] jouw karavaan { $caravan }
       *[other] karavaan { $caravan } van { $other }
    }.
kashgar-tells-settles-on = { $seat } koos de opdracht { $contract }.
kashgar-tells-completes = { $seat } vervulde de opdracht { $contract } voor { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }.
kashgar-tells-completes-no-more = { $seat } vervulde geen getrokken opdrachten meer.
kashgar-tells-no-contract = Er was geen opdracht meer om open te leggen.

## Het logboek: het einde

kashgar-tells-reaches-goal = { $seat } bereikte { $count } punten, dus dit was de laatste ronde.
kashgar-tells-ends = Het spel eindigde na ronde { $count }.

## Waarom niet

kashgar-why-step = Dat is geen antwoord op de vraag die je nu krijgt ({ $phase }). Kies een van de mogelijkheden die je hebt.
kashgar-why-empty-caravan = Karavaan { $caravan } is leeg. Kies een andere.
kashgar-why-must = De { $person } draagt een ! en kan niet worden overgeslagen. Kies een van de acties, of een andere karavaan.
kashgar-why-no-such-use = De { $person } heeft die karavaanactie niet. Kies er een die er wel staat.
kashgar-why-no-such-part = De { $person } heeft die afscheidsactie niet. Kies er een die er wel staat.
kashgar-why-cost = Dat kost { $stock_is ->
        [mules] { $count ->
            [one] 1 muildier
           *[other] { $count } muildieren
        }
       *[other] { $count } { $stock }
    }, en je hebt { $have ->
        [0] niets
       *[other] er { $have }
    }. Kies iets wat je wel kunt betalen.
kashgar-why-spices = Met jouw specerijen kun je de { $count } die dit kost niet betalen. Kies iets wat je wel kunt betalen.
kashgar-why-none-to-complete = Na het betalen van deze actie zou je er geen enkele open opdracht mee kunnen vervullen. Kies een andere actie.
kashgar-why-no-contracts = De stapel opdrachten is leeg, dus er valt niets te trekken. Kies een andere actie.
kashgar-why-too-little-left = Als je met { $stock } betaalt, is er te weinig over voor de rest. Betaal met een andere specerij.
kashgar-why-not-to-raise = Deze kaart verhoogt hier geen { $stock }. Kies een voorraad die er wel staat.
kashgar-why-not-to-set = Deze kaart zet hier geen { $stock }. Kies een voorraad die er wel staat.
kashgar-why-amount = Je kunt hier hoogstens { $count } { $stock } inruilen. Kies een kleiner aantal.
kashgar-why-not-drawn = Je hebt de { $person } niet getrokken. Kies een van de kaarten die je trok.
kashgar-why-not-discarded = De { $person } ligt niet op de aflegstapel. Kies een kaart die daar wel ligt.
kashgar-why-contract-not-drawn = Je hebt de opdracht { $contract } niet getrokken. Kies er een die je wel trok.
kashgar-why-not-open = De opdracht { $contract } ligt niet open. Kies een open opdracht.
kashgar-why-other-kind = Met deze actie vervul je geen opdracht als { $contract }. Kies er een van de soort die er staat.
kashgar-why-does-not-ask = De opdracht { $contract } kost geen { $stock }. Kies er een die dat wel kost.
kashgar-why-mules = Voor de opdracht { $contract } heb je { $count ->
        [one] 1 muildier
       *[other] { $count } muildieren
    } nodig, en je hebt er { $have ->
        [0] geen
       *[other] { $have }
    }. Zorg eerst voor meer muildieren.
kashgar-why-price = De opdracht { $contract } kost { $stock_is ->
        [mules] { $count ->
            [one] 1 muildier
           *[other] { $count } muildieren
        }
       *[other] { $count } { $stock }
    }, en je hebt { $have ->
        [0] niets
       *[other] er { $have }
    }. Zorg eerst voor meer, of kies een andere.
kashgar-why-price-spices = De opdracht { $contract } kost ook nog { $count } specerijen naar keuze, en daarvoor zijn de jouwe niet genoeg. Zorg eerst voor meer, of kies een andere.
kashgar-why-not-enough = Je kunt een getrokken opdracht vervullen, dus dat moet: de kaart zegt niet dat het mag. Kies er een.
kashgar-why-not-rival = Je kunt alleen iemand anders aan deze tafel kiezen. Kies een andere speler.
kashgar-why-no-target = { $seat } heeft geen kaart waarmee dat kan. Kies een andere speler.
kashgar-why-too-short = In karavaan { $caravan } staan geen twee kaarten, dus er valt niets te verplaatsen. Kies een andere karavaan.
kashgar-why-nobody-to-remove = In karavaan { $caravan } is niemand te verwijderen: Patriarch en Matriarch blijven. Kies een andere karavaan.
kashgar-why-never-removed = De { $person } kan nooit worden verwijderd. Kies een andere kaart.
kashgar-why-not-there = De { $person } staat niet in karavaan { $caravan }. Kies een kaart die er wel staat.

## Het einde: waarom, en punten

kashgar-end-goal = Iemand heeft { $goal } punten bereikt, en de ronde is uitgespeeld.
kashgar-end-rounds = De laatste ronde die de tafel had afgesproken, is gespeeld.
kashgar-points-contracts = opdrachten
kashgar-points-persons = personen

## Regels bij de hand, in een paar woorden

kashgar-topic-goal = doel
kashgar-topic-turn = beurt
kashgar-topic-contracts = opdrachten
kashgar-topic-stocks = voorraden
kashgar-topic-cards = kaarten
kashgar-topic-end = einde
kashgar-rules-goal = Heb de meeste punten als het spel eindigt. Vervulde opdrachten tellen, en ook de personen in je karavanen, zelfs die met minpunten.
kashgar-rules-turn = Kies de voorste kaart van een van je drie karavanen. Voor een karavaanactie gaat die kaart achteraan in de karavaan; voor een afscheidsactie gaat hij uit het spel. Daarna betaal je de kosten en doe je wat er staat. Of sla de kaart over: dan gaat hij naar achteren en doet niets. Een kaart met een ! kun je niet overslaan.
kashgar-rules-contracts = Alleen met een actie van een kaart vervul je een opdracht. Je moet minstens zoveel muildieren hebben als nodig zijn, en daarna betaal je de prijs. Is de opdracht gratis, dan vervalt de prijs, maar de muildieren alleen als de tafel dat heeft afgesproken of de kaart het zegt. Een open opdracht wordt meteen vervangen.
kashgar-rules-stocks = Specerijen en goud gaan tot { $most }, muildieren tot { $most_mules }; wat daarboven komt, ben je kwijt. Verhogen telt het getal erbij op; zetten maakt er precies dat getal van.
kashgar-rules-cards = Kaarten die je krijgt, gaan achteraan in de karavaan van de kaart die ze opleverde. Gewone kaarten die je trekt en niet houdt, gaan naar de aflegstapel, die iedereen mag bekijken; opdrachten en bijzondere kaarten gaan terug onder hun stapel.
kashgar-rules-end = Als iemand { $goal } punten heeft bereikt, wordt de ronde uitgespeeld. De meeste punten winnen; bij een gelijke stand wint wie het laatst punten kreeg.

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
kashgar-board-first = startspeler
kashgar-board-drawn = Getrokken
kashgar-board-discard = Aflegstapel
kashgar-board-completed = Vervuld
kashgar-column-points = punten
kashgar-column-ginger = gemb
kashgar-column-cloves = krui
kashgar-column-pepper = pepe
kashgar-column-anise = anij
kashgar-column-cinnamon = kane
kashgar-column-gold = goud
kashgar-column-mules = muild

## Plekken van verborgen stukken, voor wat je kunt onthouden

kashgar-place-start = de startkaarten die niet zijn gedeeld
kashgar-place-unused = de kaarten van Cut & Thrust die in de doos bleven
kashgar-place-standard = { $number ->
        [0] de stapel gewone kaarten
       *[other] de gewone kaarten die onder de stapel zijn gelegd
    }
kashgar-place-special = { $number ->
        [0] de stapel bijzondere kaarten
       *[other] de bijzondere kaarten die onder de stapel zijn gelegd
    }
kashgar-place-contract = { $number ->
        [0] de stapel opdrachten
       *[other] de opdrachten die onder de stapel zijn gelegd
    }
kashgar-place-drawn-standard = { $seat ->
        [Jij] de gewone kaarten die jij trok
       *[other] de gewone kaarten die { $seat } trok
    }
kashgar-place-drawn-special = { $seat ->
        [Jij] de bijzondere kaarten die jij trok
       *[other] de bijzondere kaarten die { $seat } trok
    }
kashgar-place-drawn-contract = { $seat ->
        [Jij] de opdrachten die jij trok
       *[other] de opdrachten die { $seat } trok
    }
