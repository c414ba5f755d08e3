import {
  CO2_GRAMS_PER_KWH,
  CENTS_PER_KWH,
  PANEL_OUTPUT_WP,
  SUBSIDY_PERCENT,
  SYSTEM_EFFICIENCY_PERCENT,
} from '../../machines/calculator/figures.rules';
import { type Usage, roofFactor } from '../../machines/calculator/calculator.rules';
import { HORIZON, type Month, surplusMonths } from '../../machines/calculator/year.rules';
import { angleName } from './calculation';
import { euroCents, number, oneDecimal, whole } from './numbers';
import { inWords } from '../words';

export const monthNames = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Shown {
  title: string;
  text: string;
  summary: string;
}

export function yearShown(months: readonly Month[]): Shown {
  const { title, text } = surplusShown(surplusMonths(months));
  const yields = months.map(({ yielded }) => yielded);
  const [least, most] = [Math.min(...yields), Math.max(...yields)];
  const [lowest, highest] = [monthNames[yields.indexOf(least)], monthNames[yields.indexOf(most)]];
  return {
    title,
    text,
    summary:
      `Opbrengst en verbruik per maand. ${text} De opbrengst loopt van ${whole(least)} kWh in ${lowest} ` +
      `tot ${whole(most)} kWh in ${highest}. Uw verbruik is ongeveer ${whole(months[0]?.used ?? 0)} kWh per maand.`,
  };
}

function surplusShown(surplus: readonly number[]): Omit<Shown, 'summary'> {
  const [first, last] = [monthNames[surplus[0] ?? 0], monthNames[surplus.at(-1) ?? 0]];
  switch (surplus.length) {
    case 0:
      return {
        title: 'Een deel van wat u gebruikt',
        text: 'In geen enkele maand levert uw dak meer dan u verbruikt. De rest haalt u van het net.',
      };
    case monthNames.length:
      return {
        title: 'Elke maand meer dan u gebruikt',
        text: 'Ook in de winter levert uw dak meer dan u verbruikt. Het overschot gaat naar het net.',
      };
    case 1:
      return {
        title: 'Eén maand meer dan u gebruikt',
        text: `In ${first} levert uw dak meer dan u verbruikt. De rest van het jaar haalt u stroom van het net.`,
      };
    default:
      return {
        title: `${capital(inWords(surplus.length))} maanden meer dan u gebruikt`,
        text: `Van ${first} tot en met ${last} levert uw dak meer dan u verbruikt. ’s\u00a0Winters haalt u stroom van het net.`,
      };
  }
}

export const monthsSource =
  'Verdeling van de opbrengst over de maanden: gemiddelde volgens Milieu Centraal. Uw verbruik is gelijk over het jaar verdeeld.';

export function paybackShown(terugverdientijd: number): Shown {
  const gained = HORIZON - terugverdientijd;
  const years = inWords(Math.floor(gained));
  return {
    title: `${Number.isInteger(gained) ? capital(years) : `Ruim ${years}`} jaar voordeel na terugverdienen`,
    text: `Gerekend over ${HORIZON} jaar, met ${euroCents(CENTS_PER_KWH / 100)} per kWh. Zonder prijsstijging en zonder veroudering van de panelen.`,
    summary:
      `Besparing over ${HORIZON} jaar tegenover de investering min subsidie. Na ${oneDecimal(terugverdientijd)} jaar is ` +
      `de investering terugverdiend. Daarna volgt ${oneDecimal(gained)} jaar voordeel.`,
  };
}

/** §9, and what it leaves out. */
export const assumptions = (usage: Usage): { label: string; value: string }[] => [
  { label: 'Vermogen per paneel', value: `${PANEL_OUTPUT_WP} Wp` },
  { label: 'Rendement van het systeem', value: hundredths(SYSTEM_EFFICIENCY_PERCENT) },
  {
    label: `Richting ${usage.dakrichting}, hoek ${angleName(usage.dakhoek)}`,
    value: `factor ${hundredths(roofFactor(usage) / 100)}`,
  },
  { label: 'Stroomprijs', value: `${euroCents(CENTS_PER_KWH / 100)} per kWh` },
  { label: 'CO₂ per kWh', value: `${number(1).format(CO2_GRAMS_PER_KWH / 1000)} kg` },
  { label: 'Subsidie', value: `${SUBSIDY_PERCENT}% van de investering` },
  { label: 'Opbrengst per maand', value: 'Milieu Centraal' },
  { label: 'Verbruik per maand', value: 'gelijk verdeeld' },
  { label: 'Veroudering van de panelen', value: 'niet meegerekend' },
  { label: 'Stijging van de stroomprijs', value: 'niet meegerekend' },
];

const hundredths = (value: number) => number(2).format(value / 100);

export const subsidyNote =
  'De subsidie is een aanname. Een landelijke subsidie op zonnepanelen voor woningen is er nu niet. In uw offerte staat wat voor u geldt.';

export const shareLabel = 'Deel of bewaar deze berekening';
export const shareTexts = { title: 'Wat een dak oplevert', text: 'Een berekening van opbrengst en besparing.' };
export const takenAlong = 'Uw berekening gaat mee in de aanvraag.';
/** Of a calculation that came by a link. */
export const addressFirst = 'Wij vragen eerst uw adres. De berekening blijft staan.';

export const meteringEnds = {
  question: 'Wat verandert er als salderen stopt?',
  answer: [
    'Deze berekening telt elke kWh van uw dak voor hetzelfde bedrag, alsof u alles zelf gebruikt of mag wegstrepen. Wegstrepen kan tot en met 31 december 2026.',
    'Vanaf 1 januari 2027 krijgt u voor stroom die u teruglevert een vergoeding. Tot 2030 is die minstens de helft van het kale leveringstarief. Zonder batterij gebruikt een huishouden gemiddeld zo’n 30% van de zonnestroom zelf. Uw besparing valt dan lager uit en terugverdienen duurt langer.',
    'In uw offerte rekenen wij met uw eigen gebruik.',
  ],
  source: 'Bronnen: rijksoverheid.nl en Milieu Centraal.',
} as const;
