import type { ServiceCategory } from '../service';

/** The catalogue for business customers: the ids of §2 with those that only they have (D14). */
export const zakelijkCatalogue = [
  {
    title: 'Zonnepanelen',
    description: 'Wek stroom op boven uw hal, stal of school, met een ontwerp dat past bij dak, aansluiting en polis.',
    icon: 'sun',
    items: [
      {
        id: 'zonnepanelen-installatie',
        short: 'Installatie',
        title: 'Zonnepanelen voor bedrijven',
        description:
          'Leg een installatie die past bij dak en aansluiting, met SDE++ en EIA doorgerekend en klaar voor Scope 12.',
        icon: 'sun',
      },
      {
        id: 'demontage-zonnepanelen',
        short: 'Demontage',
        title: 'Zakelijke zonnepanelen demonteren',
        description:
          'Haal panelen veilig van het dak voor renovatie, verkoop of vervanging. Wij regelen opslag, herplaatsing of afvoer.',
        icon: 'wrench',
      },
    ],
  },
  {
    title: 'Batterijopslag',
    description: 'Vang pieken op en bewaar zonnestroom, ook als uw netbeheerder voorlopig geen extra vermogen geeft.',
    icon: 'battery',
    items: [
      {
        id: 'thuisbatterij',
        short: 'Systemen en advies',
        title: 'Batterijopslag voor bedrijven',
        description:
          'Vlak pieken af, bewaar eigen stroom en werk door bij netcongestie, met een opstelling die uw verzekeraar vooraf ziet.',
        icon: 'battery',
        video: 'thuisbatterij',
      },
    ],
  },
  {
    title: 'Laadinfra',
    description: 'Laat medewerkers, bezoekers en bewoners laden zonder dat de hoofdzekering van uw pand uitvalt.',
    icon: 'plug',
    items: [
      {
        id: 'laadpaal-installatie',
        short: 'Installatie',
        title: 'Laadpleinen en zakelijke laadpalen',
        description:
          'Bouw een laadplein met lastverdeling en afrekening per gebruiker, afgestemd op uw wagenpark en uw groepenkast.',
        icon: 'plug',
      },
      {
        id: 'laadpaal-onderhoud',
        short: 'Onderhoud',
        title: 'Onderhoudscontract voor laadpalen',
        description:
          'Houd alle laadpunten veilig en beschikbaar met een jaarlijkse ronde, metingen per paal en één contract voor elk merk.',
        icon: 'gauge',
      },
    ],
  },
  {
    title: 'Dak',
    description:
      'Houd plat en hellend dak waterdicht, van een halfjaarlijkse ronde tot volledige vernieuwing in fasen.',
    icon: 'house',
    items: [
      {
        id: 'dakrenovatie-installatie',
        short: 'Renovatie',
        title: 'Dakrenovatie voor bedrijfspanden',
        description:
          'Vernieuw het dak in vakken die elke avond dicht zijn. Uw bedrijf, school of complex blijft in die tijd gewoon open.',
        icon: 'house',
      },
      {
        id: 'dakonderhoud',
        short: 'Onderhoud',
        title: 'Dakonderhoud voor bedrijven en VvE’s',
        description:
          'Voorkom lekkage met twee rondes per jaar, een fotorapport met kleurcode en bedragen die zo in uw MJOP passen.',
        icon: 'clock',
      },
    ],
  },
  {
    title: 'Kozijnen en deuren',
    description: 'Vernieuw gevels en toegangen van kantoor, school of complex terwijl de gebruikers er blijven werken.',
    icon: 'door',
    items: [
      {
        id: 'kozijnen-installatie',
        short: 'Kozijnen plaatsen',
        title: 'Kozijnen voor bedrijfspand en VvE',
        description:
          'Vervang gevelkozijnen per ruimte, in hout, kunststof of aluminium, met glas dat past bij energielabel en geluid.',
        icon: 'ruler',
      },
      {
        id: 'deuren-installatie',
        short: 'Deuren plaatsen',
        title: 'Bedrijfsdeuren en vluchtdeuren',
        description:
          'Kies deuren op gebruik, brandveiligheid en inbraakwerendheid, meteen voorbereid op kaartlezer of automaat.',
        icon: 'door',
      },
    ],
  },
  {
    title: 'Isolatie',
    description:
      'Beperk stookkosten in winter en hitte in zomer, met een opbouw die op vocht en brand is doorgerekend.',
    icon: 'layers',
    items: [
      {
        id: 'dakisolatie',
        short: 'Dakisolatie',
        title: 'Dakisolatie voor bedrijven',
        description:
          'Isoleer hal, stal of school bovenop of onderlangs, met aandacht voor brandgedrag en de energiebesparingsplicht.',
        icon: 'layers',
      },
    ],
  },
  {
    title: 'Elektrotechniek en ICT',
    description: 'Voorzie uw pand van kracht, data, beveiliging en sturing, ontworpen en gemeten door dezelfde partij.',
    icon: 'factory',
    items: [
      {
        id: 'industriele-installaties',
        short: 'Industriële installaties',
        title: 'Industriële installaties',
        description:
          'Vernieuw verdelers, krachtstroom en verlichting tijdens geplande stops, met een draaiboek en metingen vooraf.',
        icon: 'factory',
      },
      {
        id: 'datanetwerken',
        short: 'Datanetwerken',
        title: 'Datanetwerken',
        description:
          'Leg koper, glasvezel en wifi aan die u kunt uitbreiden, met een meetrapport per verbinding en nummering die klopt.',
        icon: 'network',
      },
      {
        id: 'beveiliging',
        short: 'Beveiliging',
        title: 'Camera’s, alarm en toegang',
        description:
          'Bescherm mensen en voorraad met een plan op risico: toegangscontrole, detectie en camera’s binnen de AVG.',
        icon: 'shield',
      },
      {
        id: 'telefonie',
        short: 'Telefonie',
        title: 'Zakelijke telefonie',
        description:
          'Stap over op bellen via internet met behoud van uw nummers. Ook lift, alarm en andere oude lijnen nemen we mee.',
        icon: 'phone',
      },
      {
        id: 'domotica',
        short: 'Domotica',
        title: 'Domotica en gebouwautomatisering',
        description:
          'Stuur licht, klimaat en laadpalen op gebruik en voldoe aan de GACS-eisen, met open standaarden als KNX en DALI.',
        icon: 'gauge',
      },
    ],
  },
  {
    title: 'Service en controle',
    description:
      'Laat bestaande installaties en gebouwdelen meten, keuren en herstellen, ook als een ander ze aanlegde.',
    icon: 'wrench',
    items: [
      {
        id: 'zonnepanelen-service',
        short: 'Zonnepanelen',
        title: 'Controle van zonnestroominstallaties',
        description:
          'Spoor verloren opbrengst en brandrisico’s op en bereid de installatie voor op de inspectie die uw polis vraagt.',
        icon: 'sun',
      },
      {
        id: 'laadpaal-service',
        short: 'Laadpaal',
        title: 'Storing en keuring van laadpalen',
        description:
          'Meld een uitgevallen laadpunt dag en nacht. Wij lezen eerst op afstand uit en komen langs als dat niet genoeg is.',
        icon: 'plug',
      },
      {
        id: 'dakrenovatie-service',
        short: 'Dak',
        title: 'Daklekkage en dakinspectie',
        description:
          'Stop het water, vind de oorzaak met meetapparatuur en ontvang een rapport waarmee uw verzekeraar verder kan.',
        icon: 'house',
      },
      {
        id: 'kozijnen-deuren-service',
        short: 'Kozijnen en deuren',
        title: 'Service op kozijnen en deuren',
        description:
          'Laat hang-en-sluitwerk, vluchtdeuren en automaten afstellen en keuren, gebundeld per gebouw of complex.',
        icon: 'door',
      },
      {
        id: 'isolatie-service',
        short: 'Isolatie',
        title: 'Isolatiemeting en herstel',
        description:
          'Meet met warmtebeeld en drukproef waar isolatie tekortschiet en laat naden en kieren tijdens het bezoek dichten.',
        icon: 'thermometer',
      },
    ],
  },
] as const satisfies readonly ServiceCategory[];
