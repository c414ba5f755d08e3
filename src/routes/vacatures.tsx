import { createFileRoute } from '@tanstack/react-router';
import { jobs } from '../../content/jobs';
import { PageHead } from '../design/PageHead';
import { Wrap } from '../design/Section';
import { Vacancies } from '../flows/vacancies/Vacancies';
import { OpenApplication } from '../sections/OpenApplication';
import { loadHead, pageHead } from '../seo';

export const Route = createFileRoute('/vacatures')({
  loader: ({ context }) => context.pageData(() => loadHead('/vacatures')),
  head: ({ loaderData }) => pageHead(loaderData),
  component: VacanciesPage,
});

function VacanciesPage() {
  return (
    <>
      <PageHead
        title="Vacatures"
        lead="Werk aan daken, meterkasten en gevels. Met een vaste ploeg en goed gereedschap."
        crumbs={[{ label: 'Vacatures' }]}
      />
      <Wrap data-own-step>
        <Vacancies jobs={jobs} />
      </Wrap>
      <OpenApplication />
    </>
  );
}
