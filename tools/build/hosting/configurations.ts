import { ASSETS, FOR_HOSTS, type SiteHeaders } from './headers';

/** nginx's own list lacks some of these, and differs by version. */
const mediaTypes = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/pdf': 'pdf',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** To be included in a `server` block, which sets port and root. */
export const nginx = ({ always, caching }: SiteHeaders): string => `# Made by the build: include it in a server block.
index index.html;
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/css text/javascript text/plain text/xml application/json application/manifest+json image/svg+xml;
types {
${Object.entries(mediaTypes)
  .map(([type, endings]) => `    ${type} ${endings};`)
  .join('\n')}
}

# From Debian's nginx and libnginx-mod-http-brotli-static: nothing is compressed at run time.
gzip_static on;
brotli_static on;
gzip_vary on;

set $caching "${caching.rest}";
${Object.entries(always)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
add_header Cache-Control $caching always;

# As it was asked for: decoded, a path could carry a line of its own into the answer, or name another host.
if ($request_uri ~ "^[/\\x5c]+([^/\\x5c?][^?]*?)/+(\\?.*)?$") {
    return 308 /$1$2;
}

# What is there for a server, this one or another.
location ~ ^(${FOR_HOSTS.join('|').replaceAll('.', '\\.')})$|\\.(br|gz)$ {
    return 404;
}
location / {
    try_files $uri $uri/index.html =404;
}
location ${ASSETS} {
    set $caching "${caching.assets}";
    try_files $uri =404;
}
error_page 404 /404.html;
location = /404.html {
    internal;
    set $caching "${caching.rest}";
}
`;

/** `_headers`, as Netlify and Cloudflare read it. Both cache no page without asking, unless they are told to. */
export const headersFile = ({ always, caching }: SiteHeaders): string =>
  [
    '/*',
    ...Object.entries(always).map(([name, value]) => `  ${name}: ${value}`),
    `${ASSETS}*`,
    `  Cache-Control: ${caching.assets}`,
    '',
  ].join('\n');

export const cloudflare = (name: string, folder: string): string =>
  JSON.stringify(
    {
      name,
      compatibility_date: '2026-01-01',
      assets: { directory: folder, html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
    },
    null,
    2,
  );

export const vercel = ({ always, caching }: SiteHeaders): string => {
  const listed = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  return JSON.stringify(
    {
      trailingSlash: false,
      headers: [
        { source: '/(.*)', headers: listed(always) },
        { source: `${ASSETS}(.*)`, headers: listed({ 'Cache-Control': caching.assets }) },
      ],
    },
    null,
    2,
  );
};
