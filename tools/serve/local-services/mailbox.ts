import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Mail, MailStore } from './mail';

const HOME = '/_lokaal/postvak';

/** What arrived, for people under `/postvak` and for tests under `/postvak.json`. */
export function mailbox(mails: MailStore): Hono {
  return new Hono()
    .use('/postvak/*', async (context, next) => {
      await next();
      context.header('Cache-Control', 'no-store');
      context.header('X-Content-Type-Options', 'nosniff');
      context.header('Content-Security-Policy', contentSecurityPolicy);
    })
    .get('/postvak.json', (context) => context.json(mails.all().map(summaryOf)))
    .get('/postvak', (context) => context.html(page('Postvak', list(mails.all()))))
    .post('/postvak', (context) => {
      mails.empty();
      return context.redirect(HOME, 303);
    })
    .delete('/postvak', (context) => {
      mails.empty();
      return context.body(null, 204);
    })
    .get('/postvak/:file{.+\\.eml}', (context) => {
      const source = mails.source(context.req.param('file').slice(0, -'.eml'.length));
      if (source === undefined) return context.html(unknownMail, 404);
      return context.body(source, 200, { 'Content-Type': 'message/rfc822' });
    })
    .get('/postvak/:id', (context) => {
      const mail = mails.find(context.req.param('id'));
      if (!mail) return context.html(unknownMail, 404);
      return context.html(page(summaryOf(mail).subject, letter(mail)));
    });
}

function summaryOf({ id, headers, params }: Mail) {
  return {
    id,
    date: new Date(headers.Date ?? 0).toISOString(),
    to: headers.To ?? '',
    replyTo: headers['Reply-To'] ?? '',
    subject: headers.Subject ?? '',
    params,
  };
}

type Markup = ReturnType<typeof html>;

function list(all: readonly Mail[]): Markup {
  if (all.length === 0) return html`<p>Nog geen e-mail ontvangen.</p>`;
  return html`<ul>
      ${all.map(summaryOf).map(
        ({ id, date, to, subject }) =>
          html`<li>
            <a href="${HOME}/${id}">${subject}</a>
            <small>aan ${to} · <time datetime="${date}">${shownDate(date)}</time></small>
          </li>`,
      )}
    </ul>
    <form method="post" action="${HOME}"><button>Postvak legen</button></form>`;
}

const headerLabels = {
  From: 'Van',
  To: 'Aan',
  'Reply-To': 'Antwoord aan',
  Subject: 'Onderwerp',
  'Message-ID': 'Kenmerk',
};

function letter(mail: Mail): Markup {
  const { date } = summaryOf(mail);
  return html`<p>
      <a href="${HOME}">Terug naar het postvak</a> · <a href="${HOME}/${mail.id}.eml">Bronbestand (.eml)</a>
    </p>
    <dl>
      <dt>Datum</dt>
      <dd><time datetime="${date}">${shownDate(date)}</time></dd>
      ${Object.entries(headerLabels).map(([name, label]) => entry(label, mail.headers[name] ?? '–'))}
    </dl>
    <h2>Inhoud</h2>
    <dl>${Object.entries(mail.params).map(([name, value]) => entry(name, value))}</dl>`;
}

const entry = (label: string, value: string) =>
  html`<dt>${label}</dt>
    <dd>${value}</dd>`;

const shownDate = (date: string) =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Amsterdam' }).format(
    new Date(date),
  );

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 48rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
  ul { list-style: none; padding: 0; }
  li { padding: 0.75rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  li a { font-weight: 600; }
  small { display: block; opacity: 0.8; }
  dt { font-weight: 600; }
  dd { margin: 0 0 0.5rem; white-space: pre-wrap; }
  button { font: inherit; padding: 0.5rem 1rem; }
  @media (min-width: 36rem) { dl { display: grid; grid-template-columns: 12rem 1fr; gap: 0 1rem; } }
`;

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function page(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;
}

const unknownMail = page(
  'E-mail niet gevonden',
  html`<p>Deze e-mail bestaat niet of niet meer. <a href="${HOME}">Terug naar het postvak</a></p>`,
);
