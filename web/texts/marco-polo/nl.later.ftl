# Wat alleen de browser zegt als iets op het bord van Marco Polo II wordt aangewezen, in het Nederlands.

web-marco-polo-legs = Trajecten leiden naar
web-marco-polo-leg = Je betaalt vóór je vertrekt. Jade mag munten en kamelen vervangen; waar om jade wordt gevraagd, is alleen jade goed.
web-marco-polo-offer = Aanbod
    .does = Twee aanbiedingen van een boek zijn gratis. Die op de tegel kosten jade en wisselen elke ronde.
web-marco-polo-blue = Bezet: wie hier nu komt, betaalt zoveel munten als de eigen laagste dobbelsteen aangeeft.
web-marco-polo-brown = Op een bezette kaart past geen dobbelsteen meer; bij de actie van een stad is er plaats voor twee.
web-marco-polo-contract = Contract
    .does = Een contract voltooien is een bonusactie. Een bord heeft plaats voor twee.
web-marco-polo-most-contracts = De meeste voltooide contracten leveren aan het einde { $most_completed } punten op; met drie of vier spelers levert de tweede plaats er { $second_completed } op.
web-marco-polo-late-posts = De negende en de tiende post leveren elk { $ninth } punten op, de elfde { $eleventh }.
web-marco-polo-shields-worth = Aan het einde { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard.
web-marco-polo-stock = { $kind ->
        [coins] Aan het einde zijn { $coins_a_point } munten 1 punt waard.
        [camels] Trajecten, contracten en het veranderen van dobbelstenen kosten kamelen. Ze beslissen bij een gelijke stand.
        [jade] Betaal je als munt of kameel, en voor de betere aanbiedingen.
       *[other] Voor contracten, zegels en kaarten. Aan het einde zijn { $goods_a_point } goederen 1 punt waard.
    }
web-marco-polo-rounds = Rondes
web-marco-polo-none = Nog geen.
web-marco-polo-reach = Binnen bereik van deze reis. Samen met wat al gepland is: { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, { $camels ->
        [one] 1 kameel
       *[other] { $camels } kamelen
    }{ $jade ->
        [0] .
       *[other] , { $jade } jade.
    }
