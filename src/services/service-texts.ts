import { catalogue } from '../../content/catalogue';
import type { CustomerType } from '../../content/customers';
import type { ServiceText } from '../../content/services/service';

const texts = import.meta.glob<ServiceText>(['../../content/services/*/*.ts', '!**/index.ts'], { import: 'default' });

/** A service as the catalogue for a kind of customer has it, with the text of its page. */
export async function findService(customerType: CustomerType, id: string) {
  for (const { icon: subject, items } of catalogue[customerType]) {
    const item = items.find((service) => service.id === id);
    const text = item && (await texts[`../../content/services/${customerType}/${id}.ts`]?.());
    if (text) return { ...item, customerType, subject, text };
  }
  return undefined;
}
