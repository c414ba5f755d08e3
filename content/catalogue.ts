import type { CustomerType } from './customers';
import { particulierCatalogue } from './services/particulier';
import type { ServiceCategory, ServiceItem } from './services/service';
import { zakelijkCatalogue } from './services/zakelijk';

/** The services, by what kind of customer they are for (D14). */
export const catalogue = {
  particulier: particulierCatalogue,
  zakelijk: zakelijkCatalogue,
} as const satisfies Record<CustomerType, readonly ServiceCategory[]>;

export const serviceItems = (customerType: CustomerType): ServiceItem[] =>
  catalogue[customerType].flatMap<ServiceItem>(({ items }) => items);
