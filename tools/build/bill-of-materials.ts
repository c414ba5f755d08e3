import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Writes what the site is made of, in CycloneDX: each production package with version, licence and hash. The same packages give the same bytes. */
export async function writeBillOfMaterials(file: string): Promise<void> {
  const options = ['--package-lock-only', '--omit', 'dev', '--mc-type', 'application', '--output-reproducible'];
  await promisify(execFile)('cyclonedx-npm', [...options, '--output-file', file]);
}
