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

/** Only services that are sold in packages have one; packages are for home owners. */
export const priceOf = (customerType: CustomerType, id: string): PriceIndication | undefined =>
  customerType === 'particulier' ? prices[id] : undefined;
