import { CENTS_PER_KWH } from '../machines/calculator/figures.rules';
import { euroCents } from './calculator/numbers';

interface Figure {
  label: string;
  value: string;
  source: string;
}

/** The figures of law and market behind the outlook. */
export const marketFigures: readonly Figure[] = [
  {
    label: 'Salderen',
    value: 'tot en met 31 december 2026',
    source: 'rijksoverheid.nl, salderingsregeling; Kamerstuk 36611 nr. 3',
  },
  {
    label: 'Vergoeding voor teruglevering tot 2030',
    value: 'minstens de helft van het kale leveringstarief',
    source: 'Eerste Kamer, 36611 nr. D, 6 december 2024',
  },
  {
    label: 'Eigen gebruik van een gemiddeld huishouden',
    value: 'ongeveer 30%, met batterij 60%',
    source: 'Milieu Centraal, volgens energievergelijk.nl',
  },
  {
    label: 'Stroomprijs',
    value: `${euroCents(CENTS_PER_KWH / 100)} per kWh`,
    source: 'aanname van deze calculator',
  },
];

/** Unverified assumptions; the visitor can change each of them. */
export const marketDefaults = { bareTariff: '12', feedInCost: '0', batteryPrice: '600' } as const;
