import { createFileRoute } from '@tanstack/react-router';
import { thankYouTexts } from '../../content/pages/quote';
import { Check } from 'lucide';
import { referenceText } from '../../content/forms/forms';
import { ButtonLink } from '../design/Button/Button';
import { Icon } from '../design/Icon/Icon';
import { Wrap } from '../design/Section/Section';
import { lead } from '../design/tokens/text.css';
import { useKeptReference } from '../flows/forms/useHistoryState';
import { columns, thanks } from '../flows/forms/forms.css';
import { NextSteps } from '../sections/quote/NextSteps';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/bedankt-offerte')({
  loader: ({ context }) => context.pageData(() => loadHead('/bedankt-offerte')),
  head: ({ loaderData }) => pageHead(loaderData),
  component: ThankYouPage,
});

function ThankYouPage() {
  const reference = useKeptReference();

  return (
    <Wrap data-own-step>
      <div className={columns}>
        <div className={thanks}>
          <Icon of={Check} />
          <h1>{thankYouTexts.title}</h1>
          <p className={lead}>{thankYouTexts.lead}</p>
          {reference && <p>{referenceText(reference)}</p>}
          <ButtonLink to="/" variant="line">
            {thankYouTexts.home}
          </ButtonLink>
        </div>
        <NextSteps />
      </div>
    </Wrap>
  );
}
