import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { visualizer } from 'rollup-plugin-visualizer';
import { build, loadEnv } from 'vite';
import { writeBillOfMaterials } from './bill-of-materials';
import { brand } from './brand';
import { holdBudgets, printWeights, weigh } from './budgets';
import { checkContent } from './check-content';
import { type Mode, provideEnvironment } from './environment';
import { criticalStyles } from './critical-styles';
import { writeFeeds } from './feeds';
import { fonts } from './fonts';
import { writeHosting } from './hosting/write';
import { printPackages } from './packages';
import { placeholders } from './placeholders';
import { markdownTexts } from './markdown';
import { posts } from './posts';
import { precompress } from './precompress';
import { prerender } from './prerender';
import { CHART_PAGE, chartPage, qa } from '../charts/page/plugin';
import { refuseSecrets } from './secrets';
import { routeFiles, styleSheet } from './route-files';
import { stripDocs } from './strip-docs';

const BUNDLE = '.local/bundle';

async function buildSite(mode: Mode, folder: string, report: boolean): Promise<void> {
  provideEnvironment(mode);
  await checkContent();
  const server = resolve('.local/server');
  const plugins = [fonts(), posts(), markdownTexts(), placeholders(), stripDocs()];
  await build({ mode, plugins, logLevel: 'warn', build: { ssr: true, outDir: server } });
  const renderer = (await import(
    pathToFileURL(join(server, 'prerender.js')).href
  )) as typeof import('../../src/app/prerender');
  const extra = mode === 'qa' ? [qa()] : [];
  const modules = (['treemap', 'raw-data'] as const).map((template) =>
    visualizer({
      filename: `${BUNDLE}.${template === 'treemap' ? 'html' : 'json'}`,
      template,
      gzipSize: true,
      brotliSize: true,
    }),
  );
  await build({
    mode,
    plugins: [...plugins, brand(), ...extra, report && modules],
    logLevel: 'warn',
    build: { outDir: folder },
  });

  const chunks = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  await rm(join(folder, '.vite'), { recursive: true });

  const { pages, milliseconds } = await prerender(
    renderer,
    folder,
    routeFiles(chunks),
    criticalStyles(folder, styleSheet(chunks)),
  );
  await writeFeeds(folder, renderer.knownPaths(), await renderer.loadPosts());
  if (mode === 'qa') {
    await mkdir(join(folder, 'charts'));
    await writeFile(
      join(folder, 'charts/index.html'),
      chartPage(`/${chunks[CHART_PAGE].file}`, `/${chunks['style.css'].file}`),
    );
  }
  await refuseSecrets(folder, { ...process.env, ...loadEnv(mode, process.cwd(), '') });
  const beside = await writeHosting(mode, folder);
  if (mode !== 'qa') {
    const billOfMaterials = join(beside, 'sbom.json');
    await Promise.all([precompress(folder), writeBillOfMaterials(billOfMaterials)]);
    const weights = await weigh(folder);
    if (report) {
      printWeights(weights);
      await printPackages(`${BUNDLE}.json`, billOfMaterials);
      console.log(`Which file holds which modules: ${BUNDLE}.html`);
    }
    holdBudgets(weights);
  }
  console.log(`Built ${pages} pages into ${folder}/, prerendered at ${(milliseconds / pages).toFixed(1)} ms a page.`);
}

const [mode = 'production', folder = 'dist', report] = process.argv.slice(2);

await buildSite(mode as Mode, folder, report === 'report').catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
