import { existsSync, realpathSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Handler, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { ASSETS, FOR_HOSTS, type SiteHeaders } from '../build/hosting/headers';
import { readHeaders } from '../build/hosting/write';
import { localServices } from './local-services/app';

const COMPRESSED = '/:file{.+\\.(br|gz)}';

/** Serves a built site as its host does: `/offerte` is `offerte/index.html`, an unknown path `404.html`. */
export function site(folder: string, { always, caching }: SiteHeaders): Hono {
  const notFoundPage = serveStatic({ root: folder, path: '404.html', precompressed: true });
  const missing: Handler = async (context) => {
    context.req.raw.headers.delete('Range');
    const page = await notFoundPage(context, async () => {});
    if (!page) return context.text('Pagina niet gevonden', 404);
    return new Response(page.body, { status: 404, headers: page.headers });
  };

  return new Hono()
    .use(async (context, next) => {
      await next();
      for (const [name, value] of Object.entries(always)) context.header(name, value);
    })
    .use(async (context, next) => {
      if (!['GET', 'HEAD'].includes(context.req.method)) {
        return context.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
      }
      const { pathname, search } = new URL(context.req.url);
      if (pathname !== '/' && pathname.endsWith('/')) {
        // A path with two slashes would redirect to another host.
        return context.redirect(`/${pathname.replace(/^\/+|\/+$/g, '')}${search}`, 308);
      }
      return next();
    })
    .use(async (context, next) => {
      // `serveStatic` takes `br;q=0` for the name of an encoding.
      const encodings = accepts(context, {
        header: 'Accept-Encoding',
        supports: [],
        default: '',
        match: (accepted) => accepted.flatMap(({ type, q }) => (q > 0 ? type : [])).join(','),
      });
      context.req.raw.headers.set('Accept-Encoding', encodings);
      // Serves a single range; other range headers get the whole, as RFC 9110 allows.
      const [range, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(context.req.header('Range') ?? '') ?? [];
      if (range && range !== 'bytes=-' && !(first && last && Number(first) > Number(last))) {
        context.req.raw.headers.set('Range', range.toLowerCase());
      } else context.req.raw.headers.delete('Range');

      await next();

      const { res } = context;
      const unchanging = res.ok && context.req.path.startsWith(ASSETS);
      const modified = res.headers.get('Last-Modified');
      if (res.status === 200 && context.req.header('If-Modified-Since') === modified) {
        // Unread, the file would stay open.
        await res.body?.cancel();
        context.res = new Response(null, { status: 304 });
      }
      context.header('Vary', 'Accept-Encoding');
      context.header('Cache-Control', unchanging ? caching.assets : caching.rest);
    })
    .on('GET', ['/404', '/404.html', ...FOR_HOSTS, COMPRESSED], missing)
    .get('*', serveStatic({ root: folder, precompressed: true }), missing);
}

async function start(folder: string, port: number): Promise<void> {
  if (!existsSync(folder)) {
    console.error(`De map '${folder}' bestaat niet: bouw eerst de site.`);
    process.exit(1);
  }
  const app = new Hono()
    .route('/', localServices({ mailFolder: '.local/mail', rateLimit: process.env.EMAIL_RATE_LIMIT !== 'off' }))
    .route('/', site(folder, await readHeaders(folder)));
  const server = serve({ fetch: app.fetch, port }, (address) => {
    const origin = `http://localhost:${address.port}`;
    console.log(`Site:     ${origin}`);
    console.log(`Postvak:  ${origin}/_lokaal/postvak`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Poort ${port} is al in gebruik: stop wat daar draait of kies met PORT een andere poort.`);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

const command = process.argv[1];
if (command !== undefined && realpathSync(command) === import.meta.filename) {
  await start(process.argv[2] ?? '.local/site', Number(process.env.PORT ?? 4173));
}
