import { type Page, expect } from '@playwright/test';
import { company } from '../../content/company';
import { jobs } from '../../content/jobs';
import { vacancyFilters, vacancyTexts } from '../../content/pages/vacancies';
import type { vacanciesMachine } from '../../machines/vacancies/vacancies.machine';
import { type Filters, matching } from '../../machines/vacancies/vacancies.rules';
import { test } from '../support/console';
import { press, typeIn } from '../../tools/measure/pressing';
import { visit } from '../support/page';
import { type PageDriver, replay } from '../support/replay';
import { vacanciesModel as model } from './vacancies.model';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const card = (page: Page, title: string) => page.locator('details', { hasText: title });
const control = (page: Page, title: string) => card(page, title).locator('summary');

test.describe('§5 Vacancy search', () => {
  for (const path of model.pagePaths()) {
    test(path.description, async ({ page }) => {
      await replay(page, model.machine, path, vacanciesOn(page));
    });
  }
});

test.describe('§2 Vacancies', () => {
  test('the apply button of a card starts an e-mail with the job in its subject', async ({ page }) => {
    await visit(page, '/vacatures');
    const { title, location } = jobs[1];
    await control(page, title).click();
    const apply = card(page, title).getByRole('link', { name: vacancyTexts.apply });
    const href = new URL((await apply.getAttribute('href')) ?? '');

    expect(href.protocol + href.pathname).toBe(`mailto:${company.email.general}`);
    expect(href.searchParams.get('subject')).toBe(`Sollicitatie ${title} (${location})`);
  });

  test('extension: a vacancy has a page of its own, with the whole of it', async ({ page }) => {
    await visit(page, '/vacatures');
    const { id, title, location, description, requirements, benefits } = jobs[1];
    await control(page, title).click();
    await card(page, title).getByRole('link', { name: vacancyTexts.page }).click();

    await expect(page).toHaveURL(`/vacatures/${id}`);
    await expect(page).toHaveTitle(`Vacature ${title}, ${location} | ${company.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const text of [description, ...requirements, ...benefits])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: vacancyTexts.all }).click();
    await expect(page).toHaveURL('/vacatures');
  });

  test('an open application is an e-mail as well', async ({ page }) => {
    await visit(page, '/vacatures');

    await expect(page.getByRole('link', { name: vacancyTexts.open.apply })).toHaveAttribute(
      'href',
      `mailto:${company.email.general}?subject=Open%20sollicitatie`,
    );
  });

  test('a card opens and closes by keyboard', async ({ page }) => {
    await visit(page, '/vacatures');
    await control(page, jobs[0].title).press('Enter');
    await expect(page.getByText(jobs[0].description)).toBeVisible();
    await control(page, jobs[0].title).press('Space');
    await expect(page.getByText(jobs[0].description)).toBeHidden();
  });
});

function vacanciesOn(page: Page): PageDriver<typeof vacanciesMachine> {
  return {
    view: '#vacatures',
    open: () => visit(page, model.page),
    visitor: {
      'search.change': ({ value }) => typeIn(page.getByLabel(vacancyTexts.search), value),
      'filter.change': ({ group, value, chosen }) =>
        page
          .getByRole('group', { name: vacancyFilters.find((filter) => filter.group === group)?.label })
          .getByRole('checkbox', { name: value })
          .setChecked(chosen),
      'filters.reset': () => press(page.getByRole('button', { name: vacancyTexts.reset })),
      'jobs.expand': async ({ ids }) => {
        for (const { id, title } of jobs) {
          const card = page.locator('details', { hasText: title });
          if ((await card.count()) && ((await card.getAttribute('open')) !== null) !== ids.includes(id))
            await press(card.locator('summary'));
        }
      },
    },
    world: {},
    states: {
      listed: async ({ context }) => {
        const left = matching(jobs, context);
        await seePage(page, { ...context, left: left.map((job) => job.title), open: openOf(left, context.expanded) });
        await expect(status(page)).toHaveText(vacancyTexts.left(left.length));
      },
      none: async ({ context }) => {
        await seePage(page, { ...context, left: [], open: [] });
        await expect(status(page)).toHaveText('Geen vacatures gevonden die aan je criteria voldoen.');
      },
    },
  };
}

const openOf = (left: readonly { id: string; title: string }[], expanded: readonly string[]) =>
  left.filter(({ id }) => expanded.includes(id)).map(({ title }) => title);

interface Seen {
  search: string;
  filters: Filters;
  left: readonly string[];
  open: readonly string[];
}

async function seePage(page: Page, { search, filters, left, open }: Seen) {
  const seen = () =>
    page.getByRole('main').evaluate((main) => {
      const texts = (selector: string) => [...main.querySelectorAll(selector)].map(({ textContent }) => textContent);
      return {
        search: main.querySelector<HTMLInputElement>('input[type="search"]')?.value,
        chosen: texts('label:has(:checked)'),
        left: texts('details h2'),
        open: texts('details[open] h2'),
        shown: [...main.querySelectorAll('details')].filter((card) =>
          [...card.querySelectorAll('a')].some((link) => link.checkVisibility({ contentVisibilityAuto: true })),
        ).length,
      };
    });
  await expect.poll(seen).toEqual({ search, chosen: Object.values(filters).flat(), left, open, shown: open.length });
}
