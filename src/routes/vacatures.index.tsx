import { createFileRoute } from '@tanstack/react-router';
import { vacancyTexts } from '../../content/pages/vacancies';
import { Suspense } from 'react';
import { PageHead } from '../design/PageHead/PageHead';
import { Wrap } from '../design/Section/Section';
import { lazyPart } from '../design/hydration/lazyPart';
import { OpenApplication } from '../sections/vacancies/OpenApplication';
import { loadHead, pageHead } from '../seo/head';

const load = () => import('../flows/vacancies/Vacancies');
// The chunk of the list has the drawings already: imported here, they would be in the script of every page.
const CrewFaces = lazyPart(() => load().then((part) => part.CrewFaces), { prerendered: true });
const Vacancies = lazyPart(() => load().then((part) => part.Vacancies), { prerendered: true });

export const Route = createFileRoute('/vacatures/')({
  loader: ({ context }) => context.pageData(() => loadHead('/vacatures', Vacancies.preload(), CrewFaces.preload())),
  head: ({ loaderData }) => pageHead(loaderData),
  component: VacanciesPage,
});

function VacanciesPage() {
  return (
    <>
      <PageHead title={vacancyTexts.title} lead={vacancyTexts.lead} crumbs={[{ label: vacancyTexts.title }]}>
        <Suspense>
          <CrewFaces />
        </Suspense>
      </PageHead>
      <Wrap data-own-step>
        <Suspense>
          <Vacancies />
        </Suspense>
      </Wrap>
      <OpenApplication />
    </>
  );
}
