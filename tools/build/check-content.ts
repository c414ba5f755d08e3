import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parsePost } from './posts';

/** Checks the content before the build: first the types, then what types cannot say. Each problem names file and field. */
export async function checkContent(): Promise<void> {
  const { status } = spawnSync('tsc', ['-p', 'content', '--pretty', '--singleThreaded'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The content is not what its types ask for.');
  const problems = [
    ...(await flawsOfModules()),
    ...(await flawsOfPlaces()),
    ...(await flawsOfServices()),
    ...flawsOfPosts(),
  ];
  if (problems.length) throw new Error(`The content is not right:\n${problems.join('\n')}`);
}

const filesIn = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => join(folder, file));

async function flawsOfModules(): Promise<string[]> {
  const flawsOf = async (file: string) => {
    const module: object = await import(pathToFileURL(resolve(file)).href);
    return Object.entries(module).flatMap(([name, value]) => flaws(value, `${file}: ${name}`));
  };
  return (await Promise.all(filesIn('content', '.ts').map(flawsOf))).flat();
}

function flaws(value: unknown, where: string): string[] {
  if (typeof value === 'string') return value.trim() ? [] : [`${where} is empty`];
  if (Array.isArray(value)) {
    const keys = value.map(keyOf);
    return [
      ...(value.length ? [] : [`${where} is empty`]),
      ...doubles(keys.filter((key) => key !== undefined)).map((key) => `${where} has '${key}' twice`),
      ...value.flatMap((entry, index) => flaws(entry, `${where}[${keys[index] ?? index}]`)),
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (isPoint(value)) return inNetherlands(value) ? [] : [`${where} lie outside the Netherlands`];
  const key = keyOf(value);
  return [
    ...(key === undefined || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) ? [] : [`${where} cannot be part of an address`]),
    // §3: the content of a feature is often empty.
    ...Object.entries(value).flatMap(([name, part]) =>
      name === 'content' && part === '' ? [] : flaws(part, `${where}.${name}`),
    ),
  ];
}

function keyOf(entry: unknown): string | undefined {
  const { slug, id }: { slug?: unknown; id?: unknown } = Object(entry);
  return [slug, id].find((key) => typeof key === 'string');
}

interface Point {
  lat: number;
  lng: number;
}

const isPoint = (value: object): value is Point => 'lat' in value && 'lng' in value;
const inNetherlands = ({ lat, lng }: Point) => lat > 50.7 && lat < 53.6 && lng > 3.3 && lng < 7.3;

const doubles = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);

async function flawsOfPlaces(): Promise<string[]> {
  const { towns } = await import('../../content/regions/towns');
  const { regions } = await import('../../content/regions/provinces');
  const { solarRegionSlugs } = await import('../../content/regions/solar-regions');
  const { regionMenu } = await import('../../content/region-menu');
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
  const known = slugs(towns);
  const cities = regions.flatMap<string>((region) => slugs(region.cities));
  const unknown = (file: string, field: string, list: readonly string[], places = known) =>
    list
      .filter((slug) => !places.includes(slug))
      .map((slug) => `content/${file}: ${field} has '${slug}', which is no place that we know`);

  return [
    ...unknown('regions/solar-regions.ts', 'solarRegionSlugs', solarRegionSlugs),
    ...known
      .filter((slug) => !solarRegionSlugs.includes(slug))
      .map((slug) => `content/regions/solar-regions.ts: solarRegionSlugs lacks '${slug}' of towns.ts`),
    ...doubles(cities).map((slug) => `content/regions/provinces.ts: regions has the city '${slug}' twice`),
    ...unknown('regions/provinces.ts', 'cities', cities),
    ...unknown('region-menu.ts', 'cities', slugs(regionMenu.cities), cities),
    ...unknown('region-menu.ts', 'solar', slugs(regionMenu.solar)),
    ...unknown('region-menu.ts', 'solarExpert', slugs(regionMenu.solarExpert)),
    ...unknown('region-menu.ts', 'battery', slugs(regionMenu.battery)),
  ];
}

async function flawsOfServices(): Promise<string[]> {
  const { catalogue } = await import('../../content/catalogue');
  return Object.entries(catalogue).flatMap(([type, categories]) => {
    const folder = `content/services/${type}`;
    const ids = categories.flatMap<string>(({ items }) => items.map(({ id }) => id));
    const texts = filesIn(folder, '.ts').map((file) => parse(file).name);
    return [
      ...doubles(ids).map((id) => `${folder}/index.ts: items has '${id}' twice`),
      ...ids.filter((id) => !texts.includes(id)).map((id) => `${folder}/index.ts: '${id}' has no text in ${id}.ts`),
      ...texts
        .filter((name) => name !== 'index' && !ids.includes(name))
        .map((name) => `${folder}/${name}.ts: no service of index.ts has this id`),
    ];
  });
}

function flawsOfPosts(): string[] {
  const pictures = readdirSync('content/pictures').map((file) => parse(file).name);
  return filesIn('content/blog', '.md').flatMap((file) => {
    try {
      parsePost(readFileSync(file, 'utf8'), basename(file), pictures);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
