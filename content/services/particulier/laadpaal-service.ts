import type { ServiceText } from '../service';

export default {
  content: `## De auto hangt eraan, maar laadt niet

Een rode ring, een geweigerde pas of een aardlekschakelaar die er elke nacht uit ligt. De fout kan in de paal zitten, in de kabel, in de meterkast of in de auto. Wij sluiten alles een voor een uit. Zo koopt u geen nieuwe laadpaal voor een losse draad.

Probeer eerst dit:

- zet de groep van de laadpaal één minuut uit en weer aan;
- controleer of uw wifi of simkaart nog verbinding heeft;
- test met een andere kabel, pas of auto, als dat kan;
- noteer de foutcode of maak een foto van de lampjes.

Helpt dat niet, bel ons dan of vul het formulier in. Een eerste diagnose aan de telefoon is gratis.

## Ook controle zonder storing

Laat een laadpaal nakijken als u een huis koopt, na wateroverlast of bij twijfel over de plaatsing. De monteur meet de aarding, het aanspreken van de beveiliging en de spanning onder belasting. Hij beoordeelt ook of de kabel dik genoeg is voor de lengte en het vermogen. Alles wordt getoetst aan NEN 1010.

## Voor welke merken?

Wij kennen de foutcodes van Alfen, EVBox, NewMotion en Wallbox. Bij EVBox en NewMotion kijken we ook of de dienst achter de paal nog bestaat. Soms kan zo’n paal over naar een ander platform; soms is vervangen voordeliger. Dat zetten wij naast elkaar in een [offerte op maat](/offerte).

Lees meer over [onze laadpalen](/laadpaal), kies voor [periodiek onderhoud](/diensten/laadpaal-onderhoud) of [neem contact op](/contact).`,
  features: [
    {
      icon: 'phone',
      title: 'Diagnose aan de telefoon',
      description: 'Met uw foutcode en een foto van de meterkast komen wij vaak al een eind.',
      content: '',
    },
    {
      icon: 'bolt',
      title: 'Aardlekfouten opgespoord',
      description: 'Wij meten of het lek in paal, kabel of auto zit, in plaats van onderdelen te raden.',
      content: '',
    },
    {
      icon: 'network',
      title: 'Weer online',
      description: 'Wij herstellen de verbinding met wifi, netwerkkabel of laaddienst.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Rapport met meetwaarden',
      description: 'Handig voor de verkoop van uw huis, uw verzekeraar of de vorige installateur.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Klacht melden',
      description: 'U vertelt wat er gebeurt, sinds wanneer en met welke auto.',
    },
    {
      title: 'Analyse op afstand',
      description: 'Een technicus loopt met u de eenvoudige oorzaken na en leest zo mogelijk de paal uit.',
    },
    {
      title: 'Bezoek met testkoffer',
      description: 'Met een tester bootst de monteur een auto na. Zo blijkt wie de fout veroorzaakt.',
    },
    {
      title: 'Voorstel voor herstel',
      description: 'Kost de reparatie meer dan afgesproken, dan krijgt u eerst een prijs en beslist u zelf.',
    },
    {
      title: 'Herstellen en nameten',
      description: 'Na de reparatie laadt de paal tot de ingestelde grens en leggen wij de waarden vast.',
    },
    {
      title: 'Vinger aan de pols',
      description: 'Keert de fout terug, dan pakken wij de zaak weer op met het dossier erbij.',
    },
  ],
  benefits: [
    'U betaalt voor de oorzaak, niet voor gokwerk.',
    'Een onveilige aansluiting komt aan het licht voordat er schade is.',
    'Advies over vervangen krijgt u pas als herstellen niet loont.',
    'Dezelfde monteur kan paal, kabel en meterkast aanpakken.',
    'Ook een laadpunt van een gestopte aanbieder kijken wij na.',
  ],
} satisfies ServiceText;
