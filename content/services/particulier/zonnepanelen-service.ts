import type { ServiceText } from '../service';

export default {
  content: `## Uw dak levert minder dan vroeger

Een stille app, een rode lamp op de omvormer of minder opbrengst bij evenveel zon: vaak is de oorzaak klein: een losse connector, een defecte optimizer of een uitgeschakelde groep. Wij zoeken gericht, ook als een ander bedrijf de panelen legde of niet meer bestaat.

## Wat een controle inhoudt

- spanning, stroom en isolatieweerstand van elke streng meten;
- connectoren, kabels en dakdoorvoeren nalopen;
- een warmtebeeld maken, zodat hete plekken in panelen opvallen;
- omvormer uitlezen, foutcodes verklaren en software bijwerken;
- groep, aardlekbeveiliging en aarding in de meterkast toetsen aan NEN 1010;
- vuil, schaduw en nesten onder de panelen beoordelen.

Vooraf kijken wij gratis mee in uw monitoring-app. Is de storing op afstand op te lossen, dan hoeft er niemand het dak op.

## Klaar voor de tijd na salderen

Vanaf 2027 telt vooral wat u zelf gebruikt. Tijdens de controle kunnen wij uw omvormer voorbereiden op een batterij. Ook zien we of u met slim schakelen minder teruglevert. Rekent uw leverancier terugleverkosten, dan bespreken we wat begrenzen oplevert.

## Btw en regelingen

Voor onderhoud en reparatie geldt 21% btw. Breidt u uit met extra panelen bij uw woning, dan is dat deel belast met 0%. Landelijke subsidie voor een controle bestaat niet. Biedt uw gemeente een lening voor uitbreiding, dan helpen we met de aanvraag.

[Bereken](/zonnepanelen) wat uw dak zou moeten leveren, of [vraag een controle aan](/offerte).`,
  features: [
    {
      icon: 'gauge',
      title: 'Meting per streng',
      description: 'Door strengen te vergelijken weten wij snel welke helft van het dak achterblijft.',
      content: '',
    },
    {
      icon: 'thermometer',
      title: 'Warmtebeeld',
      description: 'Een warmtecamera toont defecte cellen en slechte verbindingen die u van buiten niet ziet.',
      content: '',
    },
    {
      icon: 'bolt',
      title: 'Omvormer vervangen',
      description: 'Een omvormer gaat minder lang mee dan panelen. Wij plaatsen een nieuwe die bij uw strengen past.',
      content: '',
    },
    {
      icon: 'leaf',
      title: 'Vogels weren',
      description: 'Gaas rond de rand houdt duiven weg, geplaatst buiten de broedtijd.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Meekijken in de app',
      description: 'U deelt uw opbrengst en foutmelding. Een technicus beoordeelt die kosteloos.',
    },
    {
      title: 'Offerte voor de controle',
      description: 'De prijs hangt af van het aantal panelen en de hoogte van uw dak. U kent hem vooraf.',
    },
    {
      title: 'Inspectie op het dak',
      description: 'De monteur bekijkt panelen en bevestiging en maakt warmtebeelden bij voldoende zon.',
    },
    {
      title: 'Metingen in de meterkast',
      description: 'Daarna volgen de elektrische metingen aan strengen, omvormer en beveiliging.',
    },
    {
      title: 'Rapport en herstel',
      description: 'In gewone taal leest u wat er speelt. Reparaties begroten wij apart.',
    },
    {
      title: 'Opbrengst volgen',
      description: 'Na herstel vergelijken we uw cijfers met die van ervoor, zodat u het verschil ziet.',
    },
  ],
  benefits: [
    'U weet of een lage opbrengst aan het weer of aan de techniek ligt.',
    'Slechte stekkers, een bekend brandrisico, komen aan het licht.',
    'Ook welkom als uw installateur gestopt is.',
    'Met het meetrapport staat u sterker bij een garantieclaim.',
    'Uw instellingen passen bij de regels vanaf 2027.',
  ],
} satisfies ServiceText;
