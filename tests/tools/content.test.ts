import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';

type Change = [file: string, from: string, to: string];

/** Runs the check on a copy of the content with these changes. */
function complaintsAbout(...changes: Change[]) {
  const folder = mkdtempSync(join(tmpdir(), 'helderdak-'));
  for (const part of ['content', 'machines', 'tools', 'tsconfig.json', 'package.json']) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, from, to] of changes) {
    const path = join(folder, 'content', file);
    const source = readFileSync(path, 'utf8');
    expect(source, file).toContain(from);
    writeFileSync(path, source.replace(from, to));
  }
  const check = "import('./tools/build/check-content.ts').then(({ checkContent }) => checkContent())";
  const { status, stdout, stderr } = spawnSync('tsx', ['-e', check], { cwd: folder, encoding: 'utf8' });
  return { status, said: stripVTControlCharacters(stdout + stderr) };
}

describe('a field that is wrong or missing stops the build, with the names of file and field', () => {
  test('where its type says so', () => {
    const { status, said } = complaintsAbout(
      ['regions/towns.ts', "    province: 'Gelderland',\n", ''],
      ['services/particulier/dakisolatie.ts', '  benefits: [', '  voordelen: ['],
      ['services/zakelijk/index.ts', "short: 'Domotica',", 'short: 12,'],
      ['jobs.ts', "type: 'Fulltime',", "type: 'Voltijd',"],
    );

    expect(status).toBe(1);
    for (const complaint of [
      /content\/regions\/towns\.ts:\d+:.*'province' is missing/,
      /content\/services\/particulier\/dakisolatie\.ts:\d+:.*'voordelen' does not exist/,
      /content\/services\/zakelijk\/index\.ts:\d+:[^]*short: 12,/,
      /content\/jobs\.ts:\d+:[^]*type: 'Voltijd',/,
    ]) {
      expect(said).toMatch(complaint);
    }
  });

  test('where a type cannot say so', () => {
    const { status, said } = complaintsAbout(
      ['regions/towns.ts', 'coordinates: { lat: 52.21, lng: 5.97 }', 'coordinates: { lat: 5.97, lng: 52.21 }'],
      ['regions/towns.ts', "slug: 'arnhem'", "slug: 'apeldoorn'"],
      [
        'regions/towns.ts',
        "neighborhoods: ['Bottendaal', 'Dukenburg', 'Lindenholt', 'Hatert', 'Lent']",
        'neighborhoods: []',
      ],
      ['regions/provinces.ts', "slug: 'zutphen'", "slug: 'apeldoorn'"],
      ['region-menu.ts', "slug: 'rotterdam'", "slug: 'atlantis'"],
      ['services/particulier/index.ts', "id: 'dakonderhoud'", "id: 'dakisolatie'"],
      ['services/zakelijk/index.ts', "title: 'Datanetwerken'", "title: ' '"],
      ['jobs.ts', "id: 'dakdekker-almere'", "id: 'Dakdekker Almere'"],
      ['jobs.ts', "'Je spreekt Nederlands met klanten en collega’s.'", "''"],
      ['blog/salderen-stopt-op-1-januari-2027.md', 'category:', 'rubriek:'],
    );

    expect(status).toBe(1);
    for (const complaint of [
      'content/regions/towns.ts: towns[apeldoorn].coordinates lie outside the Netherlands',
      "content/regions/towns.ts: towns has 'apeldoorn' twice",
      'content/regions/towns.ts: towns[nijmegen].neighborhoods is empty',
      "content/regions/solar-regions.ts: solarRegionSlugs has 'arnhem', which is no place that we know",
      "content/regions/provinces.ts: regions has the city 'apeldoorn' twice",
      "content/region-menu.ts: solar has 'atlantis', which is no place that we know",
      "content/services/particulier/index.ts: items has 'dakisolatie' twice",
      'content/services/particulier/dakonderhoud.ts: no service of index.ts has this id',
      'content/services/zakelijk/index.ts: zakelijkCatalogue[6].items[datanetwerken].title is empty',
      'content/jobs.ts: jobs[Dakdekker Almere] cannot be part of an address',
      'content/jobs.ts: jobs[monteur-zonnepanelen-almere].requirements[2] is empty',
      "content/blog/salderen-stopt-op-1-januari-2027.md: 'category' is not a text; 'rubriek' is no field of a post",
    ]) {
      expect(said).toContain(complaint);
    }
  });
});
