import type { ServiceText } from '../service';

export default {
  content: `## Water binnen: eerst de schade beperken

Druppelt het op een serverkast of pallets? Dan telt elk uur. Zet spanningvoerende apparatuur uit als u dat veilig kunt en maak foto’s van de plek. Bel daarna onze storingsdienst, die dag en nacht opneemt. Wij dichten tijdelijk af en zoeken de oorzaak zodra het dak veilig te betreden is.

## Een lek zit zelden boven de druppel

Water loopt over staalplaat of dampremmer soms tientallen meters verder. Daarom zoeken we met meer dan het blote oog:

- elektrische lekdetectie op gesloten dakhuiden
- rookproef tussen de lagen van het dakpakket
- vochtmeting en warmtebeeld in de isolatie
- sproeiproef op gevel, opstand en lichtstraat

U krijgt de gevonden oorzaak op foto, met maatvoering vanaf de dakrand. Dat is ook wat een expert van de verzekeraar nodig heeft.

## Inspectie na oplevering of bij aankoop

Is uw dak door een ander vernieuwd, dan beoordelen we het werk op waterdichtheid, hechting en details. Bij aankoop van een pand schatten wij de restlevensduur en de kosten voor de komende jaren. Voor een school of VvE vertalen we dat naar gewone taal, zodat ook leden zonder bouwkennis kunnen beslissen.

Blijkt herstel niet meer lonend, dan leggen we uit waarom en wat [een nieuw dak](/diensten/dakrenovatie-installatie) inhoudt. Vraag een [gratis inspectie](/offerte) aan als het niet druppelt, maar u wel twijfelt.`,
  features: [
    {
      icon: 'wrench',
      title: 'Noodafdichting vooraf',
      description: 'Eerst stopt het water, daarna volgt het onderzoek.',
      content: '',
    },
    {
      icon: 'gauge',
      title: 'Lekdetectie met meetapparatuur',
      description: 'We kiezen de methode op dakopbouw, dus zonder onnodig snijden.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Rapport voor de expert',
      description: 'Oorzaak, plaats, foto’s en herstelvoorstel staan in een vorm die verzekeraars kennen.',
      content: '',
    },
    {
      icon: 'ruler',
      title: 'Restlevensduur geschat',
      description: 'U weet of repareren nog past bij uw plannen met het pand.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Melding',
      description: 'U noemt plaats, hoeveelheid water en wat eronder staat.',
    },
    {
      title: 'Tijdelijk dicht',
      description: 'Een dakdekker sluit het verdachte deel en beschermt de inventaris.',
    },
    {
      title: 'Opsporen',
      description: 'Met de passende meetmethode volgen we de weg van het water terug.',
    },
    {
      title: 'Definitief herstel',
      description: 'U krijgt een offerte met een vaste prijs. Na uw akkoord herstellen wij bij droog weer.',
    },
    {
      title: 'Nacontrole',
      description: 'Na de eerste stevige bui kijken we opnieuw naar de plek.',
    },
  ],
  benefits: [
    'Schade aan voorraad en techniek beperkt',
    'Oorzaak bewezen in plaats van vermoed',
    'Bruikbaar rapport bij een verzekeringsclaim',
    'Eerlijk oordeel over herstellen of vernieuwen',
    'Inspecteur die ook daken van anderen beoordeelt',
  ],
} satisfies ServiceText;
