import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { streetLine } from '../../../content/calculator/calculation';
import { quoteChoices } from '../../../content/forms/quote-choices';
import type { QuoteActor, QuoteField } from '../../../machines/forms/quote.machine';
import { recall } from '../../effects/useDraft';
import { calculatorDraft } from '../calculator/calculator.draft';

/** Gives the form what the link to it chose, and the address that the calculator found (D42). */
export function useQuoteChoice(quote: QuoteActor): void {
  const name = useSearch({ strict: false, select: ({ keuze }) => keuze });

  useEffect(() => {
    const choice = quoteChoices.get(name ?? '');
    let left = false;
    void knownAddress().then((values) => {
      if (left || !(choice || values)) return;
      const { service, about = '' } = choice ?? {};
      quote.send({ type: 'choice.take', choice: { services: service ? [service] : [], about, values: values ?? {} } });
    });
    return () => {
      left = true;
    };
  }, [quote, name]);
}

async function knownAddress(): Promise<Partial<Record<QuoteField, string>> | undefined> {
  const kept = recall('calculator');
  const draft = kept === undefined ? undefined : await calculatorDraft.read(kept).catch(() => undefined);
  if (!draft?.address.straat || !draft.address.woonplaats) return undefined;
  return { address: streetLine(draft.address), postalCode: draft.address.postcode, city: draft.address.woonplaats };
}
