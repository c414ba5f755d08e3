/** The choices of /offerte (§2); the names are what sales reads in the e-mail. */
export const serviceChoices = [
  {
    group: 'Zonnepanelen & Energie',
    icon: 'sun',
    services: [
      'Zonnepanelen installatie',
      'Thuisbatterij systemen',
      'Zonnepanelen service & Controle',
      'Demontage zonnepanelen',
    ],
  },
  {
    group: 'Laadpalen',
    icon: 'plug',
    services: ['Laadpaal installatie', 'Laadpaal onderhoud', 'Laadpaal service & controle'],
  },
  {
    group: 'Dak',
    icon: 'house',
    services: ['Dakrenovatie installatie', 'Dakonderhoud', 'Dakrenovatie service & controle'],
  },
  {
    group: 'Kozijnen & Deuren',
    icon: 'door',
    services: ['Kozijnen installatie', 'Deuren installatie', 'Kozijnen & Deuren service & Controle'],
  },
  { group: 'Isolatie', icon: 'layers', services: ['Dakisolatie'] },
] as const;
