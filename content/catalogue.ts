import type { CustomerType } from './customers';
import { particulierCatalogue } from './services/particulier';
import type { ServiceCategory, ServiceItem } from './services/service';
import { zakelijkCatalogue } from './services/zakelijk';

export const catalogue = {
  particulier: particulierCatalogue,
  zakelijk: zakelijkCatalogue,
} as const satisfies Record<CustomerType, readonly ServiceCategory[]>;

export const isForBusinessOnly = (serviceId: string): boolean =>
  !particulierCatalogue.some(({ items }) => items.some(({ id }) => id === serviceId));

export const businessServices = (): ServiceItem[] =>
  zakelijkCatalogue.flatMap<ServiceItem>(({ items }) => items).filter(({ id }) => isForBusinessOnly(id));

export const allServices = (): ServiceItem[] => [
  ...particulierCatalogue.flatMap<ServiceItem>(({ items }) => items),
  ...businessServices(),
];

export interface ServiceGroup {
  title: string;
  items: readonly ServiceItem[];
}

export function serviceGroups(customerType: CustomerType): ServiceGroup[] {
  const categories: readonly ServiceCategory[] = catalogue[customerType];
  const group = (title: string, from: number, to?: number) => ({
    title,
    items: categories.slice(from, to).flatMap(({ items }) => items),
  });
  return [
    group('Energie', 0, 3),
    group('Dak en gevel', 3, 6),
    ...categories.slice(6).map(({ title, items }) => ({ title, items })),
  ];
}
