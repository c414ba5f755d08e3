import { panels } from '../panels';
import { slugOf } from '../slug';

interface QuoteChoice {
  /** One of `service-choices.ts` (checked by a test). */
  service: string;
  about: string;
}

/** What `?keuze=` chooses at /offerte (D42): a service by the id of its page, or a panel. */
export const quoteChoices: ReadonlyMap<string, QuoteChoice> = new Map<string, QuoteChoice>([
  ...Object.entries({
    'zonnepanelen-installatie': 'Zonnepanelen installatie',
    thuisbatterij: 'Thuisbatterij systemen',
    'zonnepanelen-service': 'Zonnepanelen service & Controle',
    'demontage-zonnepanelen': 'Demontage zonnepanelen',
    'laadpaal-installatie': 'Laadpaal installatie',
    'laadpaal-onderhoud': 'Laadpaal onderhoud',
    'laadpaal-service': 'Laadpaal service & controle',
    'dakrenovatie-installatie': 'Dakrenovatie installatie',
    dakonderhoud: 'Dakonderhoud',
    'dakrenovatie-service': 'Dakrenovatie service & controle',
    'kozijnen-installatie': 'Kozijnen installatie',
    'deuren-installatie': 'Deuren installatie',
    'kozijnen-deuren-service': 'Kozijnen & Deuren service & Controle',
    dakisolatie: 'Dakisolatie',
  }).map(([id, service]) => [id, { service, about: '' }] as const),
  ...panels.map(
    ({ name }) => [slugOf(name), { service: 'Zonnepanelen installatie', about: `Paneel: ${name}` }] as const,
  ),
]);
