import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Plugin, createServer } from 'vite';
import { brand } from './brand';
import { provideEnvironment } from './environment';
import { fonts } from './fonts';
import { localServices } from './local-services/app';
import { placeholders } from './placeholders';
import { drawnTexts } from './markdown';
import { posts } from './posts';
import { CHART_PAGE, chartPage, qa } from './qa/plugin';

/** Every page is rendered on request as the build does it, with the local services on the same origin. */
const pages: Plugin = {
  name: 'pages',
  configureServer: (server) => () => {
    const app = new Hono().route('/', localServices({ mailFolder: '.local/mail' }));
    app.get('/ontwerp', async ({ req, html }) => html(await server.transformIndexHtml(req.path, designPage)));
    app.get('/charts', async ({ req, html }) =>
      html(await server.transformIndexHtml(req.path, chartPage(`/${CHART_PAGE}`))),
    );
    app.get('*', async ({ req }) => {
      const { render } = (await server.ssrLoadModule('/src/server.tsx')) as typeof import('../src/server');
      const manifest = { routes: { __root__: { scripts: [{ attrs: { type: 'module', src: '/src/client.tsx' } }] } } };
      const page = await render(req.raw, manifest);
      const html = await server.transformIndexHtml(req.path, await page.text());
      return new Response(html, { status: page.status, headers: page.headers });
    });
    server.middlewares.use(getRequestListener(app.fetch));
  },
};

/** The whole design system, in every state; it is no route, so that no build knows of it. */
const designPage = `<!doctype html>
<html lang="nl">
  <title>Ontwerp</title>
  <body><div id="root"></div><script type="module" src="/tools/ontwerp/page.tsx"></script></body>
</html>`;

/** Asked of the site itself once the server is there. */
const knownPaths = async () =>
  ((await server.ssrLoadModule('/src/server.tsx')) as typeof import('../src/server')).knownPaths();

provideEnvironment('development');
const server = await createServer({
  mode: 'development',
  plugins: [brand(), fonts(), pages, posts(), drawnTexts(), placeholders(), qa(knownPaths)],
  // A build that is made meanwhile is nothing to reload for.
  server: { port: Number(process.env.PORT ?? 4173), strictPort: true, watch: { ignored: ['**/.local/**'] } },
});
await server.listen();
const [site = ''] = server.resolvedUrls?.local ?? [];
console.log(`Site:     ${site}\nPostvak:  ${site}_lokaal/postvak\nCharts:   ${site}charts`);
