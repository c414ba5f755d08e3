import { createFileRoute } from '@tanstack/react-router';
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
      <PageHead
        title="Vraag een Offerte Aan"
        lead="U ontvangt binnen 24 uur een offerte op maat. Gratis en vrijblijvend."
        crumbs={[{ label: 'Offerte' }]}
      />
      <Wrap data-own-step>
        <div className={columns}>
          <QuoteForm />
          <NextSteps />
        </div>
      </Wrap>
    </>
  );
}
