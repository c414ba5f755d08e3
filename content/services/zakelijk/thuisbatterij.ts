import type { ServiceText } from '../service';

export default {
  content: `## Groeien achter een vol stroomnet

Op veel plaatsen zit het stroomnet vol. Wie meer vermogen aanvraagt, komt op een wachtlijst van de netbeheerder. Een batterij levert bij op de momenten dat uw vraag boven het gecontracteerde vermogen uitkomt. Zo neemt u vaak toch die koelcel, oven of extra laadpaal in gebruik.

## Waarmee de batterij geld verdient

- Pieken afvlakken: u houdt het gecontracteerde vermogen laag, en daarmee een deel van uw netkosten.
- Zonnestroom bewaren: wat u overdag overhoudt, draait ’s avonds uw koeling of laadt uw bestelwagens.
- Sturen op prijs: beursstroom krijgt per kwartier een prijs. De batterij laadt bij een lage prijs en levert bij een hoge.
- Doorwerken bij uitval: met een aparte noodstroomgroep blijven kassa, server of melkrobot aan.

Welke mix loont, lezen wij af uit uw kwartierwaarden van het afgelopen jaar. Achter een kleine aansluiting telt ook mee dat salderen op 1 januari 2027 stopt.

## Een opstelling die uw verzekeraar accepteert

Voor systemen boven 20 kWh bestaat de richtlijn PGS 37-1. Die regelt onder meer afstand tot gevels, koeling, detectie en ruimte voor de brandweer. Wij tekenen de opstelling daarnaar uit en laten die vóór de bestelling aan uw verzekeraar zien.

We installeren systemen van Alfen, BYD, Huawei en SolarEdge. Past uw batterij op de Energielijst, dan krijgt u van ons de stukken voor de EIA. Combineren met [zonnepanelen op uw bedrijfsdak](/diensten/zonnepanelen-installatie) kan in één project. [Stuur ons uw verbruik en vraag een offerte aan](/offerte).`,
  features: [
    {
      icon: 'gauge',
      title: 'Berekend op kwartierwaarden',
      description: 'U ziet per maand hoeveel pieken de batterij opvangt en hoeveel zonnestroom hij bewaart.',
      content: '',
    },
    {
      icon: 'bolt',
      title: 'Sturing over alles',
      description: 'Eén regelaar verdeelt stroom over batterij, panelen, laadpalen en machines.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Brandveilig uitgetekend',
      description: 'Plattegrond, afstanden en blusmiddelen staan op papier voordat wij iets bestellen.',
      content: '',
    },
    {
      icon: 'clock',
      title: 'Storingsdienst dag en nacht',
      description: 'Meldt de batterij een fout, dan bereikt u onze storingsdienst 24/7.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Verbruik opvragen',
      description: 'U machtigt ons voor de meetdata. Wij zetten afname, teruglevering en pieken gratis in één grafiek.',
    },
    {
      title: 'Dimensioneren',
      description:
        'Wij rekenen drie formaten door, met opbrengst, levensduur en het effect op uw contract. Het formaat van uw keuze werken we uit in een offerte.',
    },
    {
      title: 'Opstelling afstemmen',
      description:
        'Verzekeraar en netbeheerder krijgen het ontwerp. Of een vergunning nodig is, zoeken wij vooraf uit.',
    },
    {
      title: 'Plaatsen en aansluiten',
      description:
        'De fundering of technische ruimte is klaar voor levering. Spanningsloos werken doen wij buiten uw piekuren.',
    },
    {
      title: 'Inregelen',
      description: 'Wij testen laden, ontladen en noodstroom onder uw echte belasting.',
    },
    {
      title: 'Opleveren',
      description:
        'U krijgt meetrapport, noodplan en uitleg voor wie het systeem beheert. Verschuiven uw pieken later, dan stellen wij de sturing bij.',
    },
  ],
  benefits: [
    'Meer vermogen beschikbaar zonder op netverzwaring te wachten',
    'Lagere pieken in uw transportcontract',
    'Meer eigen zonnestroom gebruikt in plaats van teruggeleverd',
    'Dossier op orde voor verzekeraar en brandweer',
    'Noodstroom voor de processen die u aanwijst',
  ],
} satisfies ServiceText;
