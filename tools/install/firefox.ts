import { findOrInstall, program } from './debian';

export const firefoxProgram = program('firefox-esr', 'firefox-esr', 'firefox');

/** The path of a Firefox: of the system, or installed now. Playwright's speaks another protocol. */
export function findFirefox(): string {
  const found = findOrInstall(firefoxProgram);
  if (!found) throw new Error('The tests in Firefox need it: install it with the package manager of this machine.');
  return found;
}
