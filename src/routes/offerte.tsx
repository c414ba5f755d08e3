import { createFileRoute } from '@tanstack/react-router';
import { quoteTexts } from '../../content/pages/quote';
import { PageHead } from '../design/PageHead/PageHead';
import { Wrap } from '../design/Section/Section';
import { columns } from '../flows/forms/forms.css';
import { QuoteForm } from '../flows/forms/QuoteForm';
import { NextSteps } from '../sections/quote/NextSteps';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/offerte')({
  loader: ({ context }) => context.pageData(() => loadHead('/offerte')),
  head: ({ loaderData }) => pageHead(loaderData),
  component: QuotePage,
});

function QuotePage() {
  return (
    <>
      <PageHead title={quoteTexts.title} lead={quoteTexts.lead} crumbs={[{ label: quoteTexts.crumb }]} />
      <Wrap data-own-step>
        <div className={columns}>
          <QuoteForm />
          <NextSteps />
        </div>
      </Wrap>
    </>
  );
}
