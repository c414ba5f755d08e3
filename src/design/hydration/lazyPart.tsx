import { type ComponentType, lazy, useMemo } from 'react';

interface Options {
  /** The part is in the prerendered HTML, which stays readable when its code cannot be fetched. */
  prerendered?: boolean;
}

/** A component whose code is fetched on first render, or by `preload`, for example in the loader of a route. A preloaded part renders without the fallback of its Suspense boundary. */
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
  /** `lazy` keeps a rejection for ever; a new one lets the next mount try again. */
  function reset() {
    pending = lazy(fetchPart);
  }
  function Part(props: Props) {
    // Constant while mounted, or the state of the part would be lost.
    const Content = useMemo<ComponentType<Props>>(() => loaded ?? pending, []);
    return <Content {...props} />;
  }
  return Object.assign(Part, { preload, reset });
}
