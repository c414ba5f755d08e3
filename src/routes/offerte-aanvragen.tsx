import { createFileRoute } from '@tanstack/react-router';
import { summaryBlocks } from '../../content/calculation';
import { withoutScript } from '../../content/company';
import { formTexts } from '../../content/forms';
import { ButtonLink } from '../design/Button/Button';
import { PageHead } from '../design/PageHead/PageHead';
import { Wrap } from '../design/Section/Section';
import { WithoutScript } from '../design/WithoutScript/WithoutScript';
import { useKeptCalculation } from '../flows/forms/useHistoryState';
import { CalculatorQuoteForm } from '../flows/forms/CalculatorQuoteForm';
import { columns, empty } from '../flows/forms/forms.css';
import { CalculatorSummary } from '../sections/quote/CalculatorSummary';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/offerte-aanvragen')({
  loader: ({ context }) => context.pageData(() => loadHead('/offerte-aanvragen')),
  head: ({ loaderData }) => pageHead(loaderData),
  component: CalculatorQuotePage,
});

function CalculatorQuotePage() {
  const calculator = useKeptCalculation();

  return (
    <>
      <PageHead
        title="Vraag uw offerte aan"
        lead={calculator && 'Controleer uw berekening en vul uw gegevens in.'}
        crumbs={[{ label: 'Zonnepanelen', to: '/zonnepanelen' }, { label: 'Offerte aanvragen' }]}
      />
      <Wrap data-own-step>
        {calculator ? (
          <div className={columns}>
            <CalculatorQuoteForm calculator={calculator} />
            <CalculatorSummary blocks={summaryBlocks(calculator)} />
          </div>
        ) : (
          <div className={empty}>
            <p>{formTexts.calculatorQuote.noData}</p>
            <WithoutScript>{withoutScript}</WithoutScript>
            <ButtonLink to="/zonnepanelen">Naar de calculator</ButtonLink>
          </div>
        )}
      </Wrap>
    </>
  );
}
