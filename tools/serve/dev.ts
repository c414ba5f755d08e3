import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Plugin, type ViteDevServer, createServer } from 'vite';
import { brand } from '../build/brand';
import { provideEnvironment } from '../build/environment';
import { fonts } from '../build/fonts';
import { localServices } from './local-services/app';
import { placeholders } from '../build/placeholders';
import { markdownTexts } from '../build/markdown';
import { posts } from '../build/posts';
import { CHART_PAGE, chartPage, qa } from '../charts/page/plugin';

const renderer = (server: ViteDevServer) =>
  server.ssrLoadModule('/src/app/prerender.tsx') as Promise<typeof import('../../src/app/prerender')>;

/** Every page is rendered on request as the build does it, with the local services on the same origin. */
const pages: Plugin = {
  name: 'pages',
  configureServer: (server) => () => {
    const app = new Hono().route('/', localServices({ mailFolder: '.local/mail' }));
    app.get('/ontwerp', async ({ req, html }) => html(await server.transformIndexHtml(req.path, designPage)));
    app.get('/charts', async ({ req, html }) =>
      html(await server.transformIndexHtml(req.path, chartPage(`/${CHART_PAGE}`))),
    );
    app.get('*', async ({ req, html, redirect }) => {
      const { render } = await renderer(server);
      const page = await render(new URL(req.url).pathname, () => ({
        scripts: ['/@vite/client', '/src/app/client.tsx'],
      }));
      if (page.status === 302) return redirect('/404');
      return html(page.html, page.status);
    });
    server.middlewares.use(getRequestListener(app.fetch));
  },
};

/** The design system, in every state. No route, so that no build contains it. */
const designPage = `<!doctype html>
<html lang="nl">
  <title>Ontwerp</title>
  <body><div id="root"></div><script type="module" src="/tools/showcase/page.tsx"></script></body>
</html>`;

provideEnvironment('development');
const server = await createServer({
  mode: 'development',
  plugins: [brand(), fonts(), pages, posts(), markdownTexts(), placeholders(), qa()],
  // A dependency that is discovered later would reload the open page.
  optimizeDeps: {
    entries: ['src/app/client.tsx', CHART_PAGE],
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@statelyai/inspect'],
  },
  // Ignore builds that run meanwhile.
  server: { port: Number(process.env.PORT ?? 4173), strictPort: true, watch: { ignored: ['**/.local/**'] } },
});
await server.listen();
const [site = ''] = server.resolvedUrls?.local ?? [];
console.log(`Site:     ${site}\nPostvak:  ${site}_lokaal/postvak\nCharts:   ${site}charts`);
