import { useActorRef, useSelector } from '@xstate/react';
import { ArrowLeft, CircleAlert, Share2 } from 'lucide';
import { blogTexts, longDate, readingTimeText } from '../../../content/blog-texts';
import type { Post } from '../../../machines/blog/posts.rules';
import { Button, ButtonLink, TextLink } from '../../design/Button';
import { Icon } from '../../design/Icon';
import { Notice } from '../../design/Notice';
import { pictureNamed } from '../../design/named-pictures';
import { Picture } from '../../design/Picture';
import { RoofPicture } from '../../design/RoofPicture';
import { Wrap } from '../../design/Section';
import { lead, muted, visuallyHidden } from '../../design/text.css';
import { useFlowEffects } from '../../effects/useFlowEffects';
import { articleText, postLogic } from './blog.logic';
import * as styles from './blog.css';

const texts = blogTexts.post;

export function Article({ slug, given }: { slug: string; given?: Post }) {
  const article = useActorRef(postLogic, { input: { slug, given } });
  const post = useSelector(article, (snapshot) => snapshot.context.post);
  const loading = useSelector(article, (snapshot) => snapshot.matches('loading'));
  const unknown = useSelector(article, (snapshot) => snapshot.matches('notFound'));
  useFlowEffects(article);

  if (loading) return <Skeleton />;
  if (!post) return <Failure unknown={unknown} />;
  return <Loaded post={post} onShare={() => article.send({ type: 'share' })} />;
}

function Loaded({ post, onShare }: { post: Post; onShare: () => void }) {
  const { slug, title, description, date, readingTime } = post;
  const cover = pictureNamed(post.coverImage);
  const Text = articleText(slug);
  return (
    <article>
      <Wrap>
        <div className={styles.articleHead}>
          <BackToBlog />
          <h1>{title}</h1>
          <p className={lead}>{description}</p>
          <div className={styles.facts}>
            <time dateTime={date}>{longDate(date)}</time>
            <span>{readingTimeText(readingTime)}</span>
            <Button variant="line" size="small" icon={<Icon of={Share2} />} onClick={onShare}>
              Delen
            </Button>
          </div>
        </div>
        {cover && (
          <div className={styles.cover}>
            <RoofPicture>
              <Picture {...cover} sizes="(max-width: 1240px) 100vw, 1200px" priority />
            </RoofPicture>
          </div>
        )}
      </Wrap>
      <div className={styles.text}>
        <Text />
        <aside className={styles.offer} aria-labelledby="bereken">
          <div>
            <h2 id="bereken">Wat levert uw dak op?</h2>
            <p className={muted}>Reken het uit in vier stappen.</p>
          </div>
          <ButtonLink to="/zonnepanelen">Bereken uw besparing</ButtonLink>
        </aside>
      </div>
    </article>
  );
}

const Skeleton = () => (
  <Wrap>
    <div role="status">
      <p className={visuallyHidden}>{texts.loading}</p>
    </div>
    <section aria-label="Blog" aria-busy>
      <div className={styles.articleHead}>
        <BackToBlog />
        <h1 className={visuallyHidden}>Blog</h1>
        <div className={styles.ghost} data-part="heading" />
        <div className={styles.ghost} />
        <div className={styles.ghost} data-part="meta" />
      </div>
      <div className={styles.cover}>
        <RoofPicture>
          <div className={styles.ghostPicture} />
        </RoofPicture>
      </div>
    </section>
  </Wrap>
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

const BackToBlog = () => (
  <div>
    <TextLink to="/blog" activeOptions={{ exact: true }}>
      <Icon of={ArrowLeft} width="20" height="20" />
      {texts.back}
    </TextLink>
  </div>
);
