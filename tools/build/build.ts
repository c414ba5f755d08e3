import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { visualizer } from 'rollup-plugin-visualizer';
import { build, loadEnv } from 'vite';
import { brand } from './brand';
import { holdBudgets, printWeights, weigh } from './budgets';
import { checkContent } from './check-content';
import { type Mode, provideEnvironment } from './environment';
import { criticalStyles } from './critical-styles';
import { writeFeeds } from './feeds';
import { fonts } from './fonts';
import { writeHosting } from './hosting/write';
import { placeholders } from './placeholders';
import { markdownTexts } from './markdown';
import { posts } from './posts';
import { precompress } from './precompress';
import { prerender } from './prerender';
import { CHART_PAGE, chartPage, qa } from '../charts/page/plugin';
import { refuseSecrets } from './secrets';
import { routeFiles, styleSheet } from './route-files';
import { stripDocs } from './strip-docs';

const BUNDLE = '.local/bundle.html';

async function buildSite(mode: Mode, folder: string, report: boolean): Promise<void> {
  provideEnvironment(mode);
  await checkContent();
  const server = resolve('.local/server');
  const plugins = [fonts(), posts(), markdownTexts(), placeholders(), stripDocs()];
  await build({ mode, plugins, logLevel: 'warn', build: { ssr: true, outDir: server } });
  const renderer = (await import(
    pathToFileURL(join(server, 'prerender.js')).href
  )) as typeof import('../../src/app/prerender');
  const extra = mode === 'qa' ? [qa(async () => renderer.knownPaths())] : [];
  const modules = visualizer({ filename: BUNDLE, template: 'treemap', gzipSize: true, brotliSize: true });
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
  await writeHosting(mode, folder);
  if (mode !== 'qa') {
    await precompress(folder);
    const weights = await weigh(folder);
    if (report) {
      printWeights(weights);
      console.log(`Which file holds which modules: ${BUNDLE}`);
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
