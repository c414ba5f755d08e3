import { type ComponentType, useSyncExternalStore } from 'react';
import { pageRest } from './page-rest';

/** A part that a page is complete without: it is not in the prerendered HTML, and its code comes when the page is at rest. */
export function restPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  const subscribe = (change: () => void) => {
    void pageRest()
      .then(load)
      .then(
        (Loaded) => {
          Part = Loaded;
          change();
        },
        () => undefined,
      );
    return () => undefined;
  };

  return (props: Props) => {
    const Loaded = useSyncExternalStore(
      subscribe,
      () => Part,
      () => undefined,
    );
    return Loaded && <Loaded {...props} />;
  };
}
