import { useActorRef, useSelector } from '@xstate/react';
import { ArrowLeft, CircleAlert, Share2 } from 'lucide';
import { Suspense } from 'react';
import {
  authorOn,
  blogTexts,
  calculatorOffer,
  longDate,
  quoteOffers,
  readingTimeText,
} from '../../../content/pages/blog';
import { crewNote } from '../../../content/crew';
import type { Post, Reading } from '../../../machines/blog/posts.rules';
import { Button, ButtonLink, TextLink } from '../../design/Button/Button';
import { Breadcrumbs } from '../../design/Breadcrumbs/Breadcrumbs';
import { Icon } from '../../design/Icon/Icon';
import { Notice } from '../../design/Notice/Notice';
import { pictureNamed } from '../../design/Picture/named-pictures';
import { Picture } from '../../design/Picture/Picture';
import { Portrait } from '../../design/Portrait/Portrait';
import { RoofPicture } from '../../design/RoofPicture/RoofPicture';
import { Wrap } from '../../design/Section/Section';
import { lead, muted, note, smallTitle, visuallyHidden } from '../../design/tokens/text.css';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { ReadingList } from './ReadingList';
import { articleText, postLogic } from './blog.logic';
import { ghost, ghostPicture } from './blog.css';
import * as styles from './Article.css';

const texts = blogTexts.post;

interface Props {
  slug: string;
  given?: Post;
  related?: readonly Reading[];
}

export function Article({ slug, given, related = [] }: Props) {
  const article = useActorRef(postLogic, { id: 'blog-artikel', input: { slug, given } });
  const post = useSelector(article, (snapshot) => snapshot.context.post);
  const loading = useSelector(article, (snapshot) => snapshot.matches('loading'));
  const unknown = useSelector(article, (snapshot) => snapshot.matches('notFound'));
  useFlowEffects(article);

  if (!loading && !post) return <Failure unknown={unknown} />;
  // One element for all states: the focus on the back link survives when the text arrives.
  return (
    <article id="blog-artikel" aria-busy={loading} aria-label={post?.title ?? 'Blog'}>
      <Wrap>
        <div role="status">{loading && <p className={visuallyHidden}>{texts.loading}</p>}</div>
        <div className={styles.articleHead}>
          <Breadcrumbs crumbs={[{ label: 'Blog', to: '/blog' }, ...(post ? [{ label: post.title }] : [])]} />
          <div>
            <TextLink to="/blog" activeOptions={{ exact: true }}>
              <Icon of={ArrowLeft} width="20" height="20" />
              {texts.back}
            </TextLink>
          </div>
          {post ? <Head post={post} onShare={() => article.send({ type: 'share' })} /> : <GhostHead />}
        </div>
        {post ? <Cover name={post.coverImage} /> : <GhostCover />}
      </Wrap>
      {post && <Body post={post} related={related} />}
    </article>
  );
}

function Head({ post, onShare }: { post: Post; onShare: () => void }) {
  const { title, description, date, readingTime, category } = post;
  return (
    <>
      <h1>{title}</h1>
      <p className={lead}>{description}</p>
      <div className={styles.facts}>
        <time dateTime={date}>{longDate(date)}</time>
        <span>{readingTimeText(readingTime)}</span>
        <span>{authorOn(category).name}</span>
        <Button variant="quiet" size="small" icon={<Icon of={Share2} />} onClick={onShare}>
          Delen
        </Button>
      </div>
    </>
  );
}

function Cover({ name }: { name?: string }) {
  const cover = pictureNamed(name);
  return (
    cover && (
      <div className={styles.cover}>
        <RoofPicture>
          <Picture {...cover} sizes="(max-width: 1240px) 100vw, 1200px" priority />
        </RoofPicture>
      </div>
    )
  );
}

function Body({ post: { slug, category, tags }, related }: { post: Post; related: readonly Reading[] }) {
  const Text = articleText(slug);
  const author = authorOn(category);
  return (
    <div className={styles.text}>
      <Suspense>
        <Text />
      </Suspense>
      <p className={styles.author}>
        <Portrait drawing={author.portrait} size={56} />
        <span>
          {texts.author} <b>{author.name}</b>, {author.trade.toLowerCase()}.
          <br />
          <TextLink to="/over-ons">{texts.about}</TextLink>
        </span>
      </p>
      <p className={note}>{crewNote}</p>
      <Offer tag={tags[0]} />
      <ReadingList title={texts.related} posts={related} />
    </div>
  );
}

function Offer({ tag = '' }: { tag?: string }) {
  const quote = quoteOffers[tag];
  const { title, text } = quote ?? calculatorOffer;
  return (
    <aside className={styles.offer} aria-labelledby="aanbod">
      <div>
        <h2 id="aanbod" className={smallTitle}>
          {title}
        </h2>
        <p className={muted}>{text}</p>
      </div>
      {quote ? (
        <ButtonLink to="/offerte" search={{ keuze: quote.choice }}>
          Vraag offerte aan
        </ButtonLink>
      ) : (
        <ButtonLink to="/zonnepanelen">Bereken uw besparing</ButtonLink>
      )}
    </aside>
  );
}

const GhostHead = () => (
  <>
    <h1 className={visuallyHidden}>Blog</h1>
    <div className={ghost} data-part="heading" />
    <div className={ghost} />
    <div className={ghost} data-part="meta" />
  </>
);

const GhostCover = () => (
  <div className={styles.cover}>
    <RoofPicture>
      <div className={ghostPicture} />
    </RoofPicture>
  </div>
);

const Failure = ({ unknown }: { unknown: boolean }) => (
  <Wrap>
    <div className={styles.missing}>
      <h1>{texts.heading}</h1>
      <div role="alert">
        <Notice tone="bad" icon={<Icon of={CircleAlert} />}>
          {texts.failed}
        </Notice>
      </div>
      {unknown && <p className={lead}>{texts.notFound}</p>}
      <ButtonLink to="/blog" activeOptions={{ exact: true }} variant="line" icon={<Icon of={ArrowLeft} />}>
        {texts.back}
      </ButtonLink>
    </div>
  </Wrap>
);
