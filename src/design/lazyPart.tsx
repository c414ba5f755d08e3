import { type ComponentType, Suspense, memo, use, useEffect } from 'react';

/**
 * A part of a page whose code comes when the part comes into view; until then the prerendered HTML stands as it is, and
 * its links are links. `preload` belongs in the loader of the route, for the build and for visitors who come from
 * another page: a loader does not run again for what was prerendered.
 */
export function lazyPart<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  let seen: Promise<void> | undefined;
  let pressed: HTMLButtonElement | null | undefined;

  const preload = async () => {
    Part ??= await load();
  };
  // What has no code yet does not hear of a press.
  const remember = ({ target }: Event) => {
    if (!Part && target instanceof Element) pressed = target.closest<HTMLButtonElement>(`#${id} button`) ?? pressed;
  };
  const onceSeen = () => {
    addEventListener('click', remember, true);
    return comesIntoView(id).then(preload);
  };
  const Content = (props: Props) => {
    useEffect(() => {
      removeEventListener('click', remember, true);
      pressed?.click();
      pressed = null;
    }, []);
    // Without its code (no network) a part stays what it is: readable.
    if (!Part) use((seen ??= onceSeen().catch(() => new Promise<never>(() => undefined))));
    return (
      Part && (
        <div id={id}>
          <Part {...props} />
        </div>
      )
    );
  };
  // The HTML that a part keeps until its code is there is one element.
  const Lazy = memo((props: Props) => (
    <Suspense>
      <Content {...props} />
    </Suspense>
  ));
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
