import { investmentLabel, investmentShown } from './investment';
import type { CalculatorHandover } from '../../machines/calculator/calculator.rules';
import type { Dakhoek, Dakrichting } from '../../machines/calculator/roof.rules';
import type { Address } from '../../machines/address/address.rules';
import { euro, euroCents, oneDecimal, whole } from './numbers';
import { outlookFigures } from './outlook-figures';

export const orientationNames: Record<Dakrichting, string> = {
  noord: 'Noord',
  noordoost: 'Noordoost',
  oost: 'Oost',
  zuidoost: 'Zuidoost',
  zuid: 'Zuid',
  zuidwest: 'Zuidwest',
  west: 'West',
  noordwest: 'Noordwest',
};

/** For example `Cruquiuskade 289A-bis`; the typed number alone while the street is unknown. */
export const streetLine = ({ straat, huisnummer, huisletter = '', huisnummertoevoeging }: Address) =>
  [straat, `${huisnummer}${huisletter}${huisnummertoevoeging ? `-${huisnummertoevoeging}` : ''}`]
    .filter(Boolean)
    .join(' ');

export const cityLine = ({ postcode, woonplaats }: Address) => [postcode, woonplaats].filter(Boolean).join(' ');

export const angleName = (dakhoek: Dakhoek) => `${dakhoek} graden`;

interface Figure {
  label: string;
  value: string;
}

/** The calculation as a visitor reads it, in the three blocks of /offerte-aanvragen. */
export function summaryBlocks({
  address,
  usage,
  savings,
  outlook,
}: CalculatorHandover): { title: string; figures: Figure[] }[] {
  return [
    {
      title: 'Adres',
      figures: [
        { label: 'Straat en huisnummer', value: streetLine(address) },
        { label: 'Postcode en woonplaats', value: cityLine(address) },
        ...(address.bouwjaar ? [{ label: 'Bouwjaar', value: String(address.bouwjaar) }] : []),
        ...(address.dakType ? [{ label: 'Daktype', value: address.dakType }] : []),
        ...(address.energielabel ? [{ label: 'Energielabel', value: address.energielabel }] : []),
      ],
    },
    {
      title: 'Verbruik en dak',
      figures: [
        { label: 'Verbruik', value: `${whole(usage.verbruik)} kWh per jaar` },
        { label: 'Dakrichting', value: orientationNames[usage.dakrichting] },
        { label: 'Dakhoek', value: angleName(usage.dakhoek) },
      ],
    },
    {
      title: 'Resultaat',
      figures: [
        { label: 'Aantal panelen', value: whole(savings.aantalPanelen) },
        { label: 'Jaarlijkse opbrengst', value: `${whole(savings.jaarlijkseOpbrengst)} kWh` },
        { label: 'Besparing', value: `${euroCents(savings.maandelijkseBesparing)} per maand` },
        { label: 'Terugverdientijd', value: `${oneDecimal(savings.terugverdientijd)} jaar` },
        { label: 'Subsidie', value: euro(savings.subsidie) },
        { label: 'CO₂-besparing', value: `${whole(savings.co2Besparing)} kg per jaar` },
        { label: 'Gelijk aan', value: treesText(savings.co2Besparing) },
        { label: investmentLabel, value: investmentShown },
      ],
    },
    ...(outlook ? [{ title: 'Vanaf 2027, een schatting', figures: outlookFigures(outlook) }] : []),
  ];
}

/** §9: trees equivalent. */
export function treesText(co2Besparing: number): string {
  const trees = whole(co2Besparing / 100);
  return `${trees} ${trees === '1' ? 'boom' : 'bomen'}`;
}

/** `calculator_data` of the e-mail (§7): every value as text, the investment as a figure. */
export const calculationText = (calculator: CalculatorHandover): string =>
  summaryBlocks(calculator)
    .map(({ title, figures }) =>
      [
        title,
        ...figures.map(({ label, value }) =>
          value === investmentShown ? `${label}: ${euro(calculator.savings.totaleInvestering)}` : `${label}: ${value}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
