import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET = /PRIVATE|SECRET|TOKEN|PASSWORD/;

const SHORTEST = 8;

/** Fails the build when a file contains a value that the environment calls a secret. */
export async function refuseSecrets(folder: string, environment: Record<string, string | undefined>): Promise<void> {
  const secrets = Object.entries(environment).flatMap(([name, value = '']) =>
    SECRET.test(name) && value.length >= SHORTEST ? [[name, value] as const] : [],
  );
  if (!secrets.length) return;
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|css|json|xml|txt)$/.test(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    const found = secrets.find(([, value]) => text.includes(value));
    if (found) throw new Error(`${file} holds the value of ${found[0]}, which is a secret.`);
  }
}
