import type { CalculatorHandover, Dakhoek, Dakrichting } from '../../machines/calculator/calculator.rules';
import type { Address } from '../../machines/address/address.rules';

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

/** §9: the investment is never shown to a visitor; the e-mail to sales holds the figure (D24). */
export const investmentShown = 'op aanvraag';

/** Making a format takes a slow phone more than 10 ms: each is made once, when it is first needed. */
const once = <Format>(make: (digits: number, most: number) => Format) => {
  const made = new Map<string, Format>();
  return (digits: number, most = digits): Format => {
    const key = `${digits} ${most}`;
    const format = made.get(key) ?? make(digits, most);
    made.set(key, format);
    return format;
  };
};

export const number = once(
  (digits, most) => new Intl.NumberFormat('nl-NL', { minimumFractionDigits: digits, maximumFractionDigits: most }),
);
const euros = once(
  (digits) =>
    new Intl.NumberFormat('nl-NL', {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // No sign before what rounds to nothing.
      signDisplay: 'negative',
    }),
);

export const whole = (value: number) => number(0).format(value);
export const oneDecimal = (value: number) => number(1).format(value);
export const atMostOneDecimal = (value: number) => number(0, 1).format(value);
export const euro = (value: number) => euros(0).format(value);
export const euroCents = (value: number) => euros(2).format(value);

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
export function summaryBlocks({ address, usage, savings }: CalculatorHandover): { title: string; figures: Figure[] }[] {
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
        { label: 'Totale investering', value: investmentShown },
      ],
    },
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
