import type { ServiceText } from '../service';

export default {
  content: `## Zonnestroom van vanmiddag, vanavond gebruikt

Midden op de dag wekken uw panelen vaak meer op dan uw huis vraagt. Een thuisbatterij bewaart dat overschot voor de uren waarin u kookt, wast en de lampen aandoet. U koopt dan minder stroom in en levert minder terug.

Dat telt zwaarder vanaf 1 januari 2027: op die dag stopt de salderingsregeling. Voor elke kWh die u daarna teruglevert, krijgt u minder dan u voor een ingekochte kWh betaalt. Uw eigen stroom zelf gebruiken levert dan het meeste op.

## De juiste batterij voor uw huis

Wij installeren thuisbatterijen van Huawei, SolarEdge, Enphase en BYD. Welk merk past, hangt af van uw omvormer en van de ruimte die u hebt. Tijdens een gratis adviesgesprek bekijken wij:

- uw verbruik per uur, afgelezen uit de slimme meter;
- het type en het vermogen van uw omvormer;
- een droge, koele plek die uw vluchtroute vrijlaat;
- uw energiecontract: vast, variabel of dynamisch;
- of u bij stroomuitval wilt kunnen doordraaien.

Loont een batterij bij u niet, dan zeggen wij dat. Soms helpt een [controle van uw panelen](/diensten/zonnepanelen-service) u meer dan opslag.

## Btw, regelingen en aanmelden

Op een thuisbatterij rust 21% btw; het nultarief voor panelen geldt hier niet. In sommige gevallen kunt u de btw terugvragen, bijvoorbeeld als u met een dynamisch contract stroom verhandelt. Wij leggen uit welke plichten daarbij horen en leveren een factuur die klopt voor de Belastingdienst. Heeft uw gemeente een lening of regeling, dan helpen wij met de aanvraag.

Een batterij moet bij de netbeheerder bekend zijn. De gegevens voor energieleveren.nl vullen wij samen met u in. Benieuwd wat het bij u wordt? [Vraag een offerte aan](/offerte), dan bellen of mailen wij u binnen 24 uur.`,
  features: [
    {
      icon: 'gauge',
      title: 'Capaciteit op maat',
      description: 'Wij rekenen met uw eigen meterstanden, zodat u geen opslag koopt die leeg blijft staan.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Veilig opgesteld',
      description: 'De batterij krijgt een vaste, koele plek met voldoende vrije ruimte en een rookmelder in de buurt.',
      content: '',
    },
    {
      icon: 'bolt',
      title: 'Noodstroom mogelijk',
      description: 'Met een noodstroomvoorziening blijven gekozen groepen werken als de straat zonder stroom zit.',
      content: '',
    },
    {
      icon: 'clock',
      title: 'Slim laden en ontladen',
      description: 'Bij een dynamisch contract laadt de batterij in goedkope uren en ontlaadt hij in dure.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Adviesgesprek',
      description: 'Een adviseur bekijkt uw meterkast, uw omvormer en een geschikte plek. Dat kost u niets.',
    },
    {
      title: 'Berekening en offerte',
      description: 'U ontvangt een voorstel met capaciteit, merk, verwacht eigen verbruik en een vaste prijs.',
    },
    {
      title: 'Plaatsing',
      description: 'De monteurs zetten de batterij vast en leggen volgens NEN 1010 een eigen groep aan.',
    },
    {
      title: 'Instellen en testen',
      description: 'Wij koppelen batterij, omvormer en slimme meter en testen een volledige laad- en ontlaadbeurt.',
    },
    {
      title: 'Uitleg en aanmelding',
      description: 'Wij leggen de app uit. Daarna ronden wij met u de aanmelding bij de netbeheerder af.',
    },
    {
      title: 'Hulp na plaatsing',
      description: 'Wijzigt uw contract of komt er een elektrische auto bij? Dan passen wij de instellingen aan.',
    },
  ],
  benefits: [
    'U gebruikt een groter deel van uw zonnestroom zelf.',
    'Het einde van de saldering raakt uw rekening minder hard.',
    'Uw installatie is volgens NEN 1010 aangesloten en aangemeld.',
    'De btw-regels kent u voordat u tekent, niet pas bij de aangifte.',
    'Later uitbreiden kan bij veel systemen met een extra module.',
  ],
} satisfies ServiceText;
