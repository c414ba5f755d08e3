import { createFileRoute } from '@tanstack/react-router';
import { calculatorQuoteTexts as texts } from '../../content/pages/quote';
import { summaryBlocks } from '../../content/calculator/calculation';
import { withoutScript } from '../../content/company';
import { formTexts } from '../../content/forms/forms';
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
        title={texts.title}
        lead={calculator && texts.lead}
        crumbs={[{ label: texts.crumbs[0], to: '/zonnepanelen' }, { label: texts.crumbs[1] }]}
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
            <ButtonLink to="/zonnepanelen">{texts.toCalculator}</ButtonLink>
          </div>
        )}
      </Wrap>
    </>
  );
}
