import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documented, trials } from './documented';

/** Tries every command of README and docs on a fresh clone of the last commit, and prints how each ended. */
const folder = join(mkdtempSync(join(tmpdir(), 'commands-')), 'clone');
execFileSync('git', ['clone', '--quiet', process.cwd(), folder]);

/** Whether the command ended well, or its server answered. */
async function succeeds(command: string, env: Record<string, string>, serves?: true): Promise<boolean> {
  const child = spawn(command, {
    cwd: folder,
    shell: true,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([status]) => status === 0);
  const answers = new Promise<boolean>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => {
      const [address] = /http:\/\/localhost:\d+\S*/.exec(String(said)) ?? [];
      if (serves && address) fetch(address).then(({ ok }) => resolve(ok), reject);
    });
  });
  try {
    return await Promise.race([serves ? ended.then(() => false) : ended, answers]);
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid);
  }
}

let failed = 0;
for (const command of documented()) {
  const trial = trials[command];
  if (!trial || 'not' in trial) {
    console.log(`${command.padEnd(36)} not tried: ${trial?.not ?? 'unknown'}`);
    continue;
  }
  const { as = command, env = {}, serves } = trial;
  const begin = performance.now();
  const good = await succeeds(as, env, serves);
  if (!good) failed += 1;
  console.log(`${as.padEnd(36)} ${good ? 'ok' : 'FAILED'} after ${Math.round((performance.now() - begin) / 1000)} s`);
}
rmSync(folder, { recursive: true });
console.log(`\n${failed} failed`);
process.exitCode = failed ? 1 : 0;
