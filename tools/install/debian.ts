import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs for root that others may run as well. */
const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

export const programOf = (...names: string[]): string | undefined =>
  folders()
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

export interface Program {
  /** Names of Debian packages. */
  packages: readonly string[];
  find: () => string | undefined;
}

export const program = (debianPackage: string, ...names: string[]): Program => ({
  packages: [debianPackage],
  find: () => programOf(...names),
});

/** Installs the packages of the programs that are missing, without those that they recommend: a desktop's printers, sound and video. */
export function install(...programs: Program[]): void {
  const missing = programs.filter(({ find }) => !find()).flatMap(({ packages }) => packages);
  if (!missing.length || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  if (!attempt('apt-get', ['update', '-qq'])) return;
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
}

/** Returns the path of a program. `undefined` where it is missing and cannot be installed. */
export function findOrInstall(wanted: Program): string | undefined {
  install(wanted);
  return wanted.find();
}

export function attempt(command: string, args: string[]): boolean {
  console.log(`Trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 900_000 });
    return true;
  } catch {
    return false;
  }
}
