import { type Locator, type Page, expect } from '@playwright/test';
import { type Message, messages } from '../../content/messages';
import type { Close, Focus, NamePage, Navigate, Silence, Toast } from '../../machines/effects';
import { toasts } from './console';

type Effect = Close | Focus | NamePage | Navigate | Silence | Toast<Message>;

/** Checks the effects of each step of a path. A toast replaces the one before it with the same `id`. */
export function effectsOn(page: Page, focused?: Locator): (emitted: readonly { type: string }[]) => Promise<void> {
  const said = new Map<string | undefined, Message>();
  const toast = (message: Message) => toasts(page).filter({ hasText: messages[message] });

  const sees = {
    toast: async ({ message, id, reference }: Toast<Message>) => {
      said.set(id, message);
      await expect(toast(message).first()).toBeVisible();
      if (reference) await expect(page.getByText(/^Uw referentie: HD-\d{4}-\w{6}$/).first()).toBeVisible();
    },
    silence: async ({ id }: Silence) => {
      const before = said.get(id);
      if (before) await expect(toast(before)).toHaveCount(0);
    },
    navigate: ({ to }: Navigate) => expect(page).toHaveURL(to),
    focus: ({ target }: Focus) => expect(focused ?? page.locator(`[id="${target}"]`)).toBeFocused(),
    close: () => expect(page).not.toHaveURL(/storing/),
    namePage: ({ title = '' }: NamePage) => expect.poll(() => page.title()).toContain(title),
  };

  return async (emitted) => {
    const effects = emitted as readonly Effect[];
    const idOf = (effect: Effect) => ('id' in effect ? effect.id : undefined);
    // A later toast with the same `id` replaces the earlier one.
    const lasting = effects.filter((effect, place) => {
      const id = idOf(effect);
      return id === undefined || !effects.slice(place + 1).some((later) => idOf(later) === id);
    });
    for (const effect of lasting) await (sees[effect.type] as (effect: Effect) => Promise<void>)(effect);
  };
}
