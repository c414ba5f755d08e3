import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { allCharts } from '../book/chart';
import { layOut } from '../book/layout';
import { leadTo } from '../book/lead';
import { allMachines } from '../machines/catalogue';
import { wordsOf } from '../machines/requirements';
import { models } from '../paths/models';

const CHARTS = 'virtual:charts';

/** For development and QA: the chart page, and actors that can be watched and steered. The views import their hook from a module that adds this. */
export const qa = (): Plugin => ({
  name: 'qa',
  enforce: 'pre',
  config: (_, { isSsrBuild, command }) =>
    command === 'build' && !isSsrBuild
      ? { build: { rolldownOptions: { input: { client: 'src/app/client.tsx', charts: CHART_PAGE } } } }
      : {},
  resolveId: {
    filter: { id: [new RegExp(`^${CHARTS}$`), /^@xstate\/react$/] },
    handler(id, importer, options) {
      if (id === CHARTS) return `\0${CHARTS}`;
      const isView = importer !== undefined && relative(process.cwd(), importer).startsWith('src');
      return isView && !options.ssr ? resolve('tools/charts/watched/watched.ts') : undefined;
    },
  },
  load: {
    filter: { id: new RegExp(`${CHARTS}$`) },
    async handler() {
      const [charts, known, machines] = await Promise.all([allCharts(), models(), allMachines()]);
      const pageOf = (id: string) => known.find(({ machine, page }) => machine.id === id && page !== undefined)?.page;
      const shown = await Promise.all(
        charts.map(async (chart) => {
          const lead = leadTo(chart.id, [...machines.values()], charts);
          const page = pageOf(lead?.machine ?? chart.id);
          return { ...chart, lead, page: page || '/', hidden: page === '', drawing: await layOut(chart) };
        }),
      );
      const clauses = Object.fromEntries(wordsOf(await readFile('docs/requirements.md', 'utf8')));
      return `export const charts = ${JSON.stringify(shown)}; export const clauses = ${JSON.stringify(clauses)};`;
    },
  },
});

export const CHART_PAGE = 'tools/charts/page/page.tsx';

/** The HTML of `/charts`. No route, so that the production build does not contain it. */
export const chartPage = (script: string, style?: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Charts</title>${style ? `\n    <link rel="stylesheet" href="${style}">` : ''}
  </head>
  <body><div id="root"></div><script type="module" src="${script}"></script></body>
</html>
`;
