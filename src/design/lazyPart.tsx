import { type ComponentType, Suspense, use } from 'react';

/**
 * A part of a page whose code comes when the part comes into view; until then the prerendered HTML stands as it is, and
 * its links are links. `preload` belongs in the loader of the route, for the build and for visitors who come from
 * another page: a loader does not run again for what was prerendered.
 */
export function lazyPart<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  let seen: Promise<void> | undefined;

  const preload = async () => {
    Part ??= await load();
  };
  const Content = (props: Props) => {
    // Without its code (no network) a part stays what it is: readable.
    if (!Part)
      use(
        (seen ??= comesIntoView(id)
          .then(preload)
          .catch(() => new Promise<never>(() => undefined))),
      );
    return Part && <Part {...props} />;
  };
  const Lazy = (props: Props) => (
    <div id={id}>
      <Suspense>
        <Content {...props} />
      </Suspense>
    </div>
  );
  return Object.assign(Lazy, { preload });
}

/** At once for what is not on the page yet. */
const comesIntoView = (id: string) =>
  new Promise<void>((resolve) => {
    const element = document.getElementById(id);
    if (!element) return resolve();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
