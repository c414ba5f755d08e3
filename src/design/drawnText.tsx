import type { Drawn } from '../../content/drawn';
import { lazyPart } from './lazyPart';
import { Markdown } from './Markdown';

/** Texts of which a prerendered page is read as it stands: the text comes a second time when it is seen. */
export function drawnText(id: string, load: (name: string) => Promise<Drawn>) {
  const texts = new Map<string, ReturnType<typeof lazyPart>>();
  return (name: string) => {
    const text =
      texts.get(name) ??
      lazyPart(id, async () => {
        const content = await load(name);
        return () => <Markdown of={content} />;
      });
    texts.set(name, text);
    return text;
  };
}
