import { type ComponentType, lazy, useMemo } from 'react';

interface Options {
  /** It stands in the prerendered HTML, and stays as readable as it is there where its code cannot be fetched. */
  prerendered?: boolean;
}

/**
 * A component whose code is fetched when it is first rendered, or before that by `preload`, such as in the loader of a route.
 * A preloaded part renders at once, without the fallback of its Suspense boundary.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { prerendered }: Options = {},
) {
  let loaded: ComponentType<Props> | undefined;
  let pending = lazy(fetchPart);

  async function preload() {
    loaded ??= await load();
  }
  async function fetchPart() {
    try {
      await preload();
    } catch (reason) {
      if (prerendered) await new Promise(() => {});
      throw reason;
    }
    return { default: loaded as ComponentType<Props> };
  }
  /** `lazy` keeps a rejection for ever: the next time that the part is mounted is another try. */
  function reset() {
    pending = lazy(fetchPart);
  }
  function Part(props: Props) {
    // The same one for as long as it is mounted, or its state would be lost.
    const Content = useMemo<ComponentType<Props>>(() => loaded ?? pending, []);
    return <Content {...props} />;
  }
  return Object.assign(Part, { preload, reset });
}
