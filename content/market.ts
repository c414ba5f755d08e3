/** The figures of law and market that the outlook after 2027 is computed with. */
interface Figure {
  label: string;
  value: string;
  source: string;
  /** `YYYY-MM-DD` */
  checkedOn: string;
}

export const marketFigures: readonly Figure[] = [
  {
    label: 'Salderen',
    value: 'tot en met 31 december 2026',
    source: 'rijksoverheid.nl, salderingsregeling; Kamerstuk 36611',
    checkedOn: '2026-11-26',
  },
  {
    label: 'Vergoeding voor teruglevering tot 2030',
    value: 'minstens de helft van het kale leveringstarief',
    source: 'Eerste Kamer, 36611 nr. D (2024)',
    checkedOn: '2026-11-26',
  },
  {
    label: 'Stroomprijs',
    value: '€ 0,25 per kWh',
    source: 'aanname van deze calculator',
    checkedOn: '2026-11-26',
  },
  {
    label: 'Eigen gebruik van een gemiddeld huishouden',
    value: 'ongeveer 30%, met batterij 60%',
    source: 'Milieu Centraal, volgens energievergelijk.nl',
    checkedOn: '2026-11-26',
  },
];

/** Unverified: a visitor can change each of them. */
export const marketDefaults = { bareTariff: '12', feedInCost: '0', batteryPrice: '600' } as const;
