import type { CustomerType } from '../customers';
import { type Package, chargingPackages, framesPackages, roofPackages } from '../packages';

/** The price that the page with packages begins with. */
export interface PriceIndication {
  from: string;
  to: '/laadpaal' | '/kozijnen-deuren' | '/dakrenovatie';
}

const cheapest = ([first]: readonly [Package, ...Package[]]) => first.price.replace(/^vanaf /, '');

export const prices: Record<string, PriceIndication> = {
  'laadpaal-installatie': { from: cheapest(chargingPackages), to: '/laadpaal' },
  'dakrenovatie-installatie': { from: cheapest(roofPackages), to: '/dakrenovatie' },
  'kozijnen-installatie': { from: cheapest(framesPackages), to: '/kozijnen-deuren' },
};

const work = 'De prijs hangt af van wat er moet gebeuren en hoe goed wij erbij kunnen.';

const bySubject = {
  battery: 'De prijs hangt af van de capaciteit in kWh, de plek en uw groepenkast.',
  sun: 'De prijs hangt af van het aantal panelen, uw dak en de omvormer.',
  plug: 'De prijs hangt af van de laadpaal, uw groepenkast en de plek.',
  house: 'De prijs hangt af van het dakvlak, de dakbedekking en wat eronder zit.',
  door: 'De prijs hangt af van de maten, het materiaal en het glas.',
  layers: 'De prijs hangt af van het dakvlak, de isolatiewaarde en de afwerking.',
  shield: work,
  factory: 'De prijs hangt af van uw gebouw, de apparatuur en de bekabeling die er ligt.',
  wrench: work,
} as const;

const byService: Partial<Record<string, string>> = { 'demontage-zonnepanelen': work, 'laadpaal-onderhoud': work };

export const priceDependsOn = (subject: keyof typeof bySubject, id: string): string =>
  byService[id] ?? bySubject[subject];

/** Only services that are sold in packages have one; packages are for home owners. */
export const priceOf = (customerType: CustomerType, id: string): PriceIndication | undefined =>
  customerType === 'particulier' ? prices[id] : undefined;
