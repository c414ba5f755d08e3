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
  /** Of Debian. */
  packages: readonly string[];
  find: () => string | undefined;
}

export const program = (debianPackage: string, ...names: string[]): Program => ({
  packages: [debianPackage],
  find: () => programOf(...names),
});

/** Installs the packages of the programs that are missing. What they recommend is a desktop: printers, sound, video. */
export function install(...programs: Program[]): void {
  const missing = programs.filter(({ find }) => !find()).flatMap(({ packages }) => packages);
  if (!missing.length || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  if (!attempt('apt-get', ['update', '-qq'])) return;
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
}

/** Returns the path of a program, which is installed where it is missing. `undefined` where it cannot be installed. */
export function installed(wanted: Program): string | undefined {
  install(wanted);
  return wanted.find();
}

export function attempt(command: string, args: string[]): boolean {
  console.log(`Trying: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}
