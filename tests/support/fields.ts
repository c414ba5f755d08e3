import { type Locator, expect } from '@playwright/test';

/** §5: what a visitor typed stays as it is while it is under way. */
export async function seeReadOnly(form: Locator) {
  const fields = await form.getByRole('textbox').all();
  expect(fields).not.toHaveLength(0);
  for (const field of fields) await expect(field).not.toBeEditable();
}

interface SaidOfFields {
  said: readonly string[];
  /** All that are wrong: one that was typed in has been left, and says so, as soon as the visitor goes on. */
  wrong: readonly string[];
  /** What the form was refused for when it was last sent. */
  refused: readonly string[];
}

/** Each field that is said to be wrong is, and says why; a form that was refused names what for, with a way to each. */
export async function seeProblems(form: Locator, { said, wrong, refused }: SaidOfFields) {
  await expect(async () => {
    const fields = await form.locator('[aria-invalid="true"]').all();
    const shown = await Promise.all(fields.map((field) => field.evaluate(({ id }) => id)));
    expect(shown).toEqual(expect.arrayContaining([...said]));
    expect(wrong).toEqual(expect.arrayContaining(shown));
    for (const field of fields) await expect(field).toHaveAccessibleDescription(/\S/, { timeout: 1 });
    const links = await form.getByRole('alert').getByRole('link').all();
    const named = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(named.sort()).toEqual(refused.map((id) => `#${id}`).sort());
  }).toPass();
}
