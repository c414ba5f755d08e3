import { catalogue } from '../../content/catalogue';
import type { CustomerType } from '../../content/customers';
import { priceDependsOn, priceOf } from '../../content/services/prices';
import type { ServiceText } from '../../content/services/service';
import type { MarkdownTree } from '../../content/markdown-tree';

const FOLDER = '../../content/services/';
const texts = import.meta.glob<Omit<ServiceText, 'content'> & { content: MarkdownTree }>(
  ['../../content/services/*/*.ts', '!**/index.ts'],
  { import: 'default', query: '?markdown' },
);

export async function findService(customerType: CustomerType, id: string) {
  for (const { icon: subject, items } of catalogue[customerType]) {
    const item = items.find((service) => service.id === id);
    const text = item && (await texts[`${FOLDER}${customerType}/${id}.ts`]?.());
    if (!text) continue;
    const { features, process, benefits } = text;
    return {
      ...item,
      customerType,
      subject,
      features,
      process,
      benefits,
      price: priceOf(customerType, id),
      priceDependsOn: priceDependsOn(subject, id),
    };
  }
  return undefined;
}

/** The text of a service, named `particulier/thuisbatterij`. */
export async function loadContent(name: string): Promise<MarkdownTree> {
  const text = await texts[`${FOLDER}${name}.ts`]?.();
  return text?.content ?? [];
}
