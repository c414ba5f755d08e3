import type { ServiceText } from '../service';

export default {
  content: `## Panelen eraf, bedrijf gaat door

Moet het dak open, verkoopt u het pand of komt er een verdieping op? Dan moeten de panelen tijdelijk of voorgoed weg. Op een bedrijfsdak gaat het al snel om honderden stuks. Zolang de zon schijnt, staat er gelijkspanning op. Dat vraagt een werkplan, geen losse ploeg met een aanhanger.

We koppelen streng voor streng los en meten elk deel spanningsvrij. Kabels krijgen labels, zodat herplaatsen geen puzzel wordt. Hijsen plannen we rond uw leveringen, lessen of staltijden.

## Drie bestemmingen

- Terugleggen: we slaan de panelen op en monteren ze na de dakwerken opnieuw.
- Hergebruiken: wat nog goed presteert, meten we door en leveren we met meetwaarden af.
- Recyclen: oude panelen zijn elektronisch afval. U krijgt een bewijs van afgifte voor uw administratie.

## Administratie die vaak wordt vergeten

Loopt er een SDE++-beschikking op de installatie? Leg een wijziging dan eerst aan RVO voor. Ook uw verzekeraar, meetbedrijf en netbeheerder moeten weten dat de opwek stilligt. Wij maken de lijst en leveren de gegevens aan.

Op een bedrijfspand geldt voor demontage 21 procent btw. Een btw-plichtige ondernemer vraagt die terug in de gewone aangifte. Onze factuur vermeldt elk onderdeel apart. Komen er nieuwe panelen, dan zoeken we uit welke subsidie past en helpen we met de aanvraag.

Ligt er een dak van vóór 1994 onder, dan hoort er een asbestinventarisatie bij. Een gecertificeerd saneerbedrijf sluit daarna aan op onze planning.

Gaat het dak meteen op de schop, combineer dan met [renovatie van uw bedrijfsdak](/diensten/dakrenovatie-installatie). Hoeveel nieuwe panelen opwekken, schat u met de [rekenhulp](/zonnepanelen). Weet u nog niet wat verstandig is? [Leg uw situatie aan ons voor](/contact), of vraag meteen een [offerte](/offerte) per bestemming.`,
  features: [
    {
      icon: 'bolt',
      title: 'Spanningsvrij per streng',
      description: 'Monteurs meten elke streng door en leggen de waarde vast in het werkplan.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Stuklijst per dakvlak',
      description: 'Merk, type, aantal en staat van elk paneel staan in één lijst.',
      content: '',
    },
    {
      icon: 'house',
      title: 'Dakhuid blijft heel',
      description: 'Loopplanken en spreidplaten beschermen bitumen, kunststof en isolatie.',
      content: '',
    },
    {
      icon: 'leaf',
      title: 'Afvoer aantoonbaar geregeld',
      description: 'Frames, glas en kabels gaan gescheiden naar een erkende verwerker.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Opname op het dak',
      description: 'Tijdens een gratis bezoek zetten we aantal, bevestiging, ballast en hijspunten op tekening.',
    },
    {
      title: 'Meldingen uitzetten',
      description: 'U krijgt een lijst met wie vooraf bericht moet krijgen, en wij leveren de teksten.',
    },
    {
      title: 'Afschakelen',
      description: 'Omvormers gaan uit en de verdeler krijgt een werkslot met naam en telefoonnummer.',
    },
    {
      title: 'Demonteren en hijsen',
      description: 'Panelen gaan op pallets naar beneden. Het terrein is afgezet zolang de kraan draait.',
    },
    {
      title: 'Herplaatsen of afvoeren',
      description:
        'Na de dakwerken monteren en meten we opnieuw, of u ontvangt het afvoerbewijs. Blijft de opbrengst achter, dan zoeken we uit waarom.',
    },
  ],
  benefits: [
    'Eén ploeg voor demontage, opslag en herplaatsing',
    'Uitval van opwek zo kort als de dakwerken toelaten',
    'Meetrapport vóór en na het werk',
    'Bewijs van verwerking voor uw milieuadministratie',
    'Planning samen met dakdekker of aannemer',
  ],
} satisfies ServiceText;
