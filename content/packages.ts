export interface Package {
  name: string;
  /** Charging power; only chargers have one. */
  power?: string;
  price: string;
  features: readonly string[];
  popular: boolean;
}

export const chargingPackages = [
  {
    name: 'Basis',
    power: '11 kW',
    price: '€ 1.299',
    features: [
      'Laadpunt aan de wand, driefasig',
      'Installatie met kabel tot 10 meter',
      'Eigen groep in de groepenkast',
      'Laden met pas of sleutel',
    ],
    popular: false,
  },
  {
    name: 'Smart',
    power: '22 kW',
    price: '€ 1.799',
    features: [
      'Laadpunt aan de wand of op een paal',
      'Installatie met kabel tot 15 meter',
      'Verdeelt het vermogen met de rest van uw huis',
      'Laadt op zonnestroom of in goedkope uren',
      'Bediening en verbruik in een app',
    ],
    popular: true,
  },
  {
    name: 'Pro',
    power: '22 kW',
    price: '€ 2.499',
    features: [
      'Laadpaal met een of twee aansluitingen',
      'Installatie met kabel tot 25 meter, inclusief graafwerk',
      'Verdeelt het vermogen over meerdere auto’s',
      'Verrekening met werkgever of huurders',
      'Passen voor verschillende gebruikers',
      'Jaarlijkse controle in de eerste twee jaar',
    ],
    popular: false,
  },
] as const satisfies readonly Package[];

export const roofPackages = [
  {
    name: 'Basis Renovatie',
    price: 'vanaf € 3.999',
    features: [
      'Dakinspectie met foto’s vooraf',
      'Kapotte pannen en nokvorsten vervangen',
      'Lood en aansluitingen herstellen',
      'Goten reinigen en nakijken',
    ],
    popular: false,
  },
  {
    name: 'Complete Renovatie',
    price: 'vanaf € 5.999',
    features: [
      'Oude pannen verwijderen en afvoeren',
      'Nieuwe folie, panlatten en pannen',
      'Nieuwe nok, lood en goten',
      'Steiger en randbeveiliging',
      'Oplevering vanaf de steiger, met foto’s',
    ],
    popular: true,
  },
  {
    name: 'Duurzaam Plus',
    price: 'vanaf € 8.999',
    features: [
      'Alles uit Complete Renovatie',
      'Dakisolatie van buitenaf',
      'Hulp bij de ISDE-aanvraag',
      'Dak voorbereid op zonnepanelen',
      'Legplan voor panelen en dakramen',
      'Garantie op isolatie en dakbedekking',
    ],
    popular: false,
  },
] as const satisfies readonly Package[];

export const framesPackages = [
  {
    name: 'Kunststof Kozijnen',
    price: 'vanaf € 2.499',
    features: [
      'Inmeten bij u thuis',
      'Kunststof kozijnen met HR++-glas',
      'Oude kozijnen verwijderen en afvoeren',
      'Plaatsing en afwerking aan de buitenkant',
    ],
    popular: false,
  },
  {
    name: 'Premium Pakket',
    price: 'vanaf € 3.999',
    features: [
      'Keuze uit kunststof, hout en aluminium',
      'HR++-glas of triple glas',
      'Inbraakwerend hang-en-sluitwerk',
      'Ventilatieroosters waar ze nodig zijn',
      'Afwerking aan binnen- en buitenkant',
    ],
    popular: true,
  },
  {
    name: 'Totaal Renovatie',
    price: 'vanaf € 5.999',
    features: [
      'Kozijnen en ramen van de hele voor- of achtergevel',
      'Een nieuwe voordeur of achterdeur',
      'Triple glas en luchtdichte aansluitingen',
      'Nieuwe vensterbanken en aftimmering',
      'Hulp bij de ISDE-aanvraag voor het glas',
      'Eén vaste uitvoerder van inmeten tot oplevering',
    ],
    popular: false,
  },
] as const satisfies readonly Package[];
