import type { ServiceText } from '../service';

export default {
  content: `## Gevels vervangen met gebruikers in het pand

Achter een kantoorgevel zitten mensen, achter een schoolgevel een rooster. Daarom vervangen wij kozijnen per ruimte: ’s ochtends eruit, dezelfde dag dicht en beglaasd. Stof en geluid blijven achter een tijdelijk scherm. In scholen plannen we de lokalen graag in een vakantie.

## Materiaal kiezen per gevel

- Hout past bij monumentale en historische panden en is per deel te repareren.
- Kunststof vraagt weinig onderhoud en is geliefd bij VvE’s en verhuurders.
- Aluminium is slank en stijf, geschikt voor grote puien en intensief gebruikte gevels.

Het materiaal kiest u op onderhoudslast over dertig jaar, niet op de aanschafprijs alleen. Wij zetten beide naast elkaar.

## Eisen die meewegen

Kantoren groter dan 100 vierkante meter hebben ten minste energielabel C nodig, op enkele uitzonderingen na. HR++-glas of triple glas helpt daarbij, mits de ventilatie klopt. Laag geplaatst glas moet letselveilig zijn volgens NEN 3569. Aan een drukke weg rekenen we de geluidwering mee, op de begane grond de inbraakwerendheid.

Bij een VvE bepaalt de splitsingsakte vaak dat kozijnen gemeenschappelijk zijn. Wij leveren een voorstel waarover de vergadering kan stemmen. Subsidie uit de SVVE vraagt u aan vóór de start van het werk.

Bekijk onze [pakketten en vier stappen](/kozijnen-deuren) of [laat uw gevel gratis opnemen](/offerte). Gaan de toegangen mee, lees dan ook over [bedrijfsdeuren](/diensten/deuren-installatie).`,
  features: [
    {
      icon: 'door',
      title: 'Proefkozijn op locatie',
      description: 'U beoordeelt kleur, profiel en afwerking aan uw eigen gevel voordat de serie start.',
      content: '',
    },
    {
      icon: 'thermometer',
      title: 'Glas op maat gekozen',
      description: 'Isolatie, zonwering en geluid bepalen we per gevelzijde.',
      content: '',
    },
    {
      icon: 'clock',
      title: 'Ruimte zelfde dag dicht',
      description: 'We openen alleen wat we voor sluitingstijd weer beglazen en afkitten.',
      content: '',
    },
    {
      icon: 'euro',
      title: 'Kosten over dertig jaar',
      description: 'Schilderwerk, hang-en-sluitwerk en vervanging staan in één vergelijking.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Gevelopname',
      description: 'We meten alle openingen in en noteren roosters, zonwering en leidingen die in de weg zitten.',
    },
    {
      title: 'Materiaalkeuze',
      description:
        'Stalen, detailtekeningen en een kostenvergelijking liggen op tafel. Uw keuze werken we uit in een offerte per gevel.',
    },
    {
      title: 'Proefplaatsing',
      description: 'Eén kozijn gaat er als eerste in. Uw opmerkingen verwerken we in de serie.',
    },
    {
      title: 'Serieproductie',
      description: 'De fabriek levert per verdieping, op volgorde van montage.',
    },
    {
      title: 'Plaatsing per ruimte',
      description: 'Gebruikers krijgen een kaart met datum en wat zij moeten vrijmaken.',
    },
    {
      title: 'Controle en overdracht',
      description:
        'We stellen elk draaiend deel af en geven een onderhoudsinstructie mee. Klemt een raam na het eerste stookseizoen, dan stellen we na.',
    },
  ],
  benefits: [
    'Kantoor, school of woning blijft in gebruik',
    'Stap naar een beter energielabel',
    'Minder geluid van buiten op de werkplek',
    'Minder tocht en koudeval achter de bureaus',
    'Besluitstukken voor VvE en bestuur inbegrepen',
  ],
} satisfies ServiceText;
