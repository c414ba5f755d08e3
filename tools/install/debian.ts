import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs for root that others may run as well. */
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

export const programOf = (...names: string[]): string | undefined =>
  folders()
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

export function install(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  return attempt('apt-get', ['update', '-qq']) && attempt('apt-get', ['install', '-y', '-qq', ...packages]);
}

/** Returns the path of the first program found; installs the package where there is none. `undefined` where it cannot be installed. */
export const programFrom = (debianPackage: string, ...names: string[]): string | undefined =>
  programOf(...names) ?? (install(debianPackage) ? programOf(...names) : undefined);

export function attempt(command: string, args: string[]): boolean {
  console.log(`Trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}
