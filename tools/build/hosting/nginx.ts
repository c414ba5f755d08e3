import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Program, findOrInstall, programOf } from '../../install/debian';

const BROTLI = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';

export const nginxProgram: Program = {
  packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  find: () => (existsSync(BROTLI) ? programOf('nginx') : undefined),
};

export const findNginx = (): string | undefined => findOrInstall(nginxProgram);

export async function inNginx<Result>(
  nginx: string,
  folder: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const own = mkdtempSync(join(tmpdir(), 'helderdak-nginx-'));
  const file = join(own, 'nginx.conf');
  writeFileSync(file, configuration(own, resolve(folder), port));
  const server = spawn(nginx, ['-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  const ended = new Promise<void>((end) => server.once('close', () => end()));
  const gone = ended.then(() => Promise.reject(new Error('nginx did not start.')));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([answers(origin), gone]);
    return await Promise.race([use(origin), gone]);
  } finally {
    server.kill();
    await ended;
    rmSync(own, { recursive: true });
  }
}

const configuration = (own: string, folder: string, port: number) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${own}/pid;
worker_processes auto;
include ${BROTLI};
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10000;
  client_body_temp_path ${own};
  proxy_temp_path ${own};
  fastcgi_temp_path ${own};
  uwsgi_temp_path ${own};
  scgi_temp_path ${own};
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}-hosting/nginx.conf;
  }
}
`;

async function answers(origin: string): Promise<void> {
  while (!(await fetch(origin).catch(() => undefined))) await new Promise((again) => setTimeout(again, 20));
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
