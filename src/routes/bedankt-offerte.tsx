import { createFileRoute } from '@tanstack/react-router';
import { readingWhileWaiting, thankYouTexts } from '../../content/pages/quote';
import { Check } from 'lucide';
import { referenceText } from '../../content/forms/forms';
import { ButtonLink } from '../design/Button/Button';
import { Icon } from '../design/Icon/Icon';
import { Wrap } from '../design/Section/Section';
import { lead, smallTitle } from '../design/tokens/text.css';
import { useKeptReference } from '../flows/forms/useHistoryState';
import { columns, thanks } from '../flows/forms/forms.css';
import { aside } from '../sections/shared/aside.css';
import { PhoneDetails } from '../sections/shared/PhoneDetails';
import { ReadingList } from '../flows/blog/ReadingList';
import { StepList } from '../sections/shared/StepList';
import { loadHead, pageHead } from '../seo/head';

export const Route = createFileRoute('/bedankt-offerte')({
  loader: ({ context }) =>
    context.pageData(async () => {
      const { readingNamed } = await import('../services/reading');
      return { head: await loadHead('/bedankt-offerte'), reading: await readingNamed(readingWhileWaiting) };
    }),
  head: ({ loaderData }) => pageHead(loaderData?.head),
  component: ThankYouPage,
});

function ThankYouPage() {
  const reference = useKeptReference();
  const { reading } = Route.useLoaderData();

  return (
    <Wrap data-own-step>
      <div className={columns}>
        <div className={thanks}>
          <Icon of={Check} />
          <h1>{thankYouTexts.title}</h1>
          <p className={lead}>{thankYouTexts.lead}</p>
          {reference && <p>{referenceText(reference)}</p>}
          <div>
            <h2 className={smallTitle}>{thankYouTexts.days.title}</h2>
            <StepList steps={thankYouTexts.days.steps} />
          </div>
          <ButtonLink to="/" variant="line">
            {thankYouTexts.home}
          </ButtonLink>
        </div>
        <aside className={aside} aria-label={thankYouTexts.aside}>
          <PhoneDetails title={thankYouTexts.phoneTitle} />
          <ReadingList title={thankYouTexts.reading} posts={reading} />
        </aside>
      </div>
    </Wrap>
  );
}
