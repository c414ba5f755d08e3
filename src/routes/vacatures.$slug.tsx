import { createFileRoute, notFound } from '@tanstack/react-router';
import { jobLead, vacancyTexts } from '../../content/pages/vacancies';
import { TextLink } from '../design/Button/Button';
import { PageHead } from '../design/PageHead/PageHead';
import { Wrap } from '../design/Section/Section';
import { JobText } from '../flows/vacancies/JobText';
import { page } from '../flows/vacancies/vacancies.css';
import { OpenApplication } from '../sections/vacancies/OpenApplication';
import { pageHead } from '../seo/head';

export const Route = createFileRoute('/vacatures/$slug')({
  loader: ({ context, params: { slug } }) =>
    context.pageData(async () => {
      const [{ findJob }, { aboutVacancy }] = await Promise.all([
        import('../../content/jobs'),
        import('../seo/structured-data'),
      ]);
      const job = findJob(slug);
      if (!job) throw notFound();
      const { title, location, type, description } = job;
      return {
        job,
        head: {
          title: `Vacature ${title}, ${location}`,
          description: `${type}, ${location}. ${description}`,
          path: `/vacatures/${slug}`,
          about: aboutVacancy(job),
        },
      };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: VacancyPage,
});

function VacancyPage() {
  const { job } = Route.useLoaderData();
  return (
    <>
      <PageHead
        title={job.title}
        lead={jobLead(job)}
        crumbs={[{ label: vacancyTexts.title, to: '/vacatures' }, { label: job.title }]}
      />
      <Wrap>
        <div className={page}>
          <JobText job={job} Heading="h2">
            <TextLink to="/vacatures" activeOptions={{ exact: true }}>
              {vacancyTexts.all}
            </TextLink>
          </JobText>
        </div>
      </Wrap>
      <OpenApplication />
    </>
  );
}
