import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { CircleAlert } from 'lucide';
import { useMemo } from 'react';
import { blogTexts } from '../../../content/pages/blog';
import { type Post, categoriesOf, filtered } from '../../../machines/blog/posts.rules';
import { Button, TextLink } from '../../design/Button/Button';
import { Icon } from '../../design/Icon/Icon';
import { Notice } from '../../design/Notice/Notice';
import { lead, visuallyHidden } from '../../design/tokens/text.css';
import * as styles from './blog.css';
import { postsLogic } from './blog.logic';
import { PostCard, SkeletonCard } from './PostCard';
import { watchSearch } from './watch-search';

const SKELETONS = 6;

export function Posts({ given }: { given?: readonly Post[] }) {
  const router = useRouter();
  const logic = useMemo(() => postsLogic.provide({ actors: { watchSearch: watchSearch(router) } }), [router]);
  const blog = useActorRef(logic, { id: 'blogs', input: { given } });
  const posts = useSelector(blog, ({ context }) => context.posts);
  const search = useSelector(blog, ({ context }) => context.search);
  const category = useSelector(blog, ({ context }) => context.category);
  const loading = useSelector(blog, (snapshot) => snapshot.matches('loading'));
  const loaded = useSelector(blog, (snapshot) => snapshot.matches('loaded'));
  const none = useSelector(blog, (snapshot) => snapshot.matches({ loaded: 'none' }));
  const failed = useSelector(blog, (snapshot) => snapshot.matches('failed'));
  const shown = filtered(posts, { search, category });

  return (
    <div id="blogs" className={styles.list}>
      {loaded && (
        <div className={styles.categories} role="group" aria-label="Categorie">
          {[undefined, ...categoriesOf(posts)].map((name) => (
            <button
              key={name ?? blogTexts.all}
              type="button"
              className={styles.chip}
              aria-pressed={name === category}
              onClick={() => blog.send({ type: 'category.choose', category: name })}
            >
              {name ?? blogTexts.all}
            </button>
          ))}
        </div>
      )}
      {search && (
        <p className={styles.search}>
          U zoekt op ‘{search}’. <TextLink to="/blog">Toon alle blogs</TextLink>
        </p>
      )}
      <div role="status">
        {loading && <p className={visuallyHidden}>{blogTexts.loading}</p>}
        {none && <p className={lead}>{blogTexts.none}</p>}
      </div>
      {failed ? (
        <div className={styles.failure}>
          <div role="alert">
            <Notice tone="bad" icon={<Icon of={CircleAlert} />}>
              {blogTexts.failed}
            </Notice>
          </div>
          <Button onClick={() => blog.send({ type: 'retry' })}>Probeer opnieuw</Button>
        </div>
      ) : (
        <section aria-label="Blogs" aria-busy={loading}>
          <ul className={styles.cards}>
            {loading
              ? Array.from({ length: SKELETONS }, (_, index) => <SkeletonCard key={index} />)
              : shown.map((post, index) => <PostCard key={post.slug} post={post} priority={index === 0} />)}
          </ul>
        </section>
      )}
    </div>
  );
}
