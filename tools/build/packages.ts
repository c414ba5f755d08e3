import { readFile } from 'node:fs/promises';
import type { VisualizerData } from 'rollup-plugin-visualizer/dist/shared/types';

interface BillOfMaterials {
  components: { group?: string; name: string; version: string; licenses?: { license?: { id: string } }[] }[];
}

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Prints the production packages that the project names itself, and the rest in one line: licence, and kB of brotli in the scripts of the site, each module compressed alone. */
export async function printPackages(modules: string, billOfMaterials: string): Promise<void> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
  const { nodeParts, nodeMetas }: VisualizerData = await read(modules);
  const { components }: BillOfMaterials = await read(billOfMaterials);
  const { dependencies }: { dependencies: Record<string, string> } = await read('package.json');

  const bytes = new Map<string, number>();
  for (const { id, moduleParts } of Object.values(nodeMetas)) {
    const name = PACKAGE.exec(id)?.[1];
    if (!name) continue;
    for (const part of Object.values(moduleParts)) {
      bytes.set(name, (bytes.get(name) ?? 0) + (nodeParts[part]?.brotliLength ?? 0));
    }
  }
  const packages = components.map(({ group, name, version, licenses }) => ({
    name: group ? `${group}/${name}` : name,
    version,
    licence: licenses?.map(({ license }) => license?.id).join(', ') ?? 'in its own file',
  }));
  const kB = (names: string[]) => (names.reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0) / 1000).toFixed(1);
  const [named, others] = [true, false].map((own) => packages.filter(({ name }) => name in dependencies === own));
  for (const { name, version, licence } of named ?? []) {
    console.log(`${`${name} ${version}`.padEnd(52)}${licence.padEnd(18)}${kB([name]).padStart(6)} kB`);
  }
  const licences = [...new Set(others?.map(({ licence }) => licence))].sort().join(', ');
  console.log(
    `${others?.length} packages that these need: ${licences}, ${kB(others?.map(({ name }) => name) ?? [])} kB`,
  );
}
