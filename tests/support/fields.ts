import { type Locator, expect } from '@playwright/test';

/** §5: fields are read-only while a request is pending. */
export async function seeReadOnly(form: Locator) {
  const fields = await form.getByRole('textbox').all();
  expect(fields).not.toHaveLength(0);
  for (const field of fields) await expect(field).not.toBeEditable();
}

interface SaidOfFields {
  said: readonly string[];
  /** Fields with a problem: typed in and left. */
  wrong: readonly string[];
  refused: readonly string[];
}

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
