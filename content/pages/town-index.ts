import { inSteps } from '../calculator/steps';
import { company } from '../company';

/** `/regios` */
export const regionIndexTexts = {
  title: `${company.name} werkt in heel Nederland`,
  lead: 'Kies uw woonplaats. U leest welke daken wij daar tegenkomen en wie het stroomnet beheert.',
  crumb: 'Regio’s',
  town: (name: string) => `Zonnepanelen in ${name}`,
  calculator: `Vul uw postcode in. In ${inSteps} ziet u opbrengst en besparing.`,
} as const;

/** `/regios/thuisbatterij` */
export const batteryIndexTexts = {
  title: 'Thuisbatterij in uw woonplaats',
  lead: 'Kies uw woonplaats. U leest wat opslag u daar brengt en wat uw meterkast nodig heeft.',
  crumb: 'Thuisbatterij',
  promo: {
    title: 'Welke batterij past bij u?',
    text: 'Stuur ons uw jaarverbruik. Wij rekenen het uit en bellen u binnen 24 uur.',
    ask: 'Vraag gratis advies aan',
  },
} as const;
