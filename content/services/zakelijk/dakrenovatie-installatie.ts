import type { ServiceText } from '../service';

export default {
  content: `## Een nieuw dak terwijl u eronder doorwerkt

Lekkage boven een magazijn kost meer dan het dak zelf. Wij vernieuwen platte en hellende bedrijfsdaken in vakken die elke avond waterdicht zijn. Zo hoeft uw voorraad, leslokaal of praktijkruimte niet leeg.

Eerst bepalen wij of overlagen volstaat of dat de oude lagen eraf moeten. Inzagen in de dakbedekking laten zien hoeveel vocht er in de isolatie zit. Van dat onderzoek krijgt u de foto’s en de meetwaarden.

## Rekening houden met wat erop komt

- Zonnepanelen: we stemmen dakbedekking en ballast af, zodat het dak de panelen overleeft.
- Waterafvoer: noodoverlopen voorkomen dat een stortbui de constructie overbelast.
- Isolatie: wie toch openlegt, haalt de isolatiewaarde meteen naar het peil van nu.
- Veilig onderhoud: ankerpunten of een hekwerk tekenen we meteen mee.

## Brandveilig en volgens de regels

Open vuur op een dak is een bekend risico. Wij volgen NEN 6050 en kleven of schroeven waar branden niet verantwoord is. Uw verzekeraar krijgt het werkplan desgewenst vooraf te zien. Bij daken van vóór 1994 komt eerst een asbestinventarisatie, ook als u alleen golfplaten op een stal vervangt.

VvE’s krijgen een voorstel dat past in het meerjarenonderhoudsplan, met varianten voor de vergadering. Verhuurders ontvangen een bewonersbrief met data en hinder.

Lees meer over [pakketten en werkwijze voor daken](/dakrenovatie) of [laat uw dak gratis inspecteren](/offerte).`,
  features: [
    {
      icon: 'layers',
      title: 'Bitumen, EPDM of PVC',
      description: 'U krijgt een keuze met levensduur en onderhoud, getoetst aan gebruik en ondergrond.',
      content: '',
    },
    {
      icon: 'house',
      title: 'Dagelijks waterdicht',
      description: 'We leggen niet meer open dan we voor het einde van de werkdag sluiten.',
      content: '',
    },
    {
      icon: 'shield',
      title: 'Werken volgens NEN 6050',
      description: 'Brandgevaarlijke handelingen staan in een werkplan, met blusmiddelen en nacontrole.',
      content: '',
    },
    {
      icon: 'file',
      title: 'Dakdossier bij oplevering',
      description: 'Detailtekeningen, materialen, garanties en onderhoudsadvies zitten in één map.',
      content: '',
    },
  ],
  process: [
    {
      title: 'Dakonderzoek',
      description: 'Inspectie, inzagen en een vochtmeting geven de staat van elke laag.',
    },
    {
      title: 'Varianten',
      description: 'Overlagen, vervangen of gefaseerd: de offerte zet kosten en restlevensduur naast elkaar.',
    },
    {
      title: 'Werkvoorbereiding',
      description: 'Fasering, bouwplaats, kraanopstelling en bereikbaarheid leggen we met u vast.',
    },
    {
      title: 'Uitvoering per vak',
      description: 'De voorman meldt elke ochtend welk deel aan de beurt is en wat u merkt.',
    },
    {
      title: 'Waterproef en keuring',
      description: 'Naden, afvoeren en opstanden worden beproefd voordat de steiger weggaat.',
    },
    {
      title: 'Oplevering',
      description:
        'Samen lopen we het dak na. Restpunten krijgen een datum. Ook daarna belt u voor nazorg dezelfde projectleider.',
    },
  ],
  benefits: [
    'Bedrijfsvoering gaat door tijdens de renovatie',
    'Dak voorbereid op zonnepanelen en regenwater',
    'Onderbouwde keuze tussen overlagen en vervangen',
    'Stukken voor verzekeraar, VvE of bestuur',
    'Gratis inspectie vooraf',
  ],
} satisfies ServiceText;
