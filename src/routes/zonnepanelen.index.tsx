import { createFileRoute } from '@tanstack/react-router';
import { Section, Wrap } from '../design/Section';
import { Calculator } from '../flows/calculator/Calculator';
import { Proof } from '../sections/Proof';
import { loadHead, pageHead } from '../seo';

export const Route = createFileRoute('/zonnepanelen/')({
  loader: () => loadHead('/zonnepanelen'),
  head: ({ loaderData }) => pageHead(loaderData),
  component: CalculatorPage,
});

function CalculatorPage() {
  return (
    <>
      <Calculator layout="page" />
      <Section aria-label="Waarop u kunt rekenen">
        <Wrap>
          <Proof />
        </Wrap>
      </Section>
    </>
  );
}
