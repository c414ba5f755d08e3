import { readFile, readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';

interface Source {
  text: string;
  imports: string[];
}

/** The page that shows the machine best: the route that imports a view of it and the fewest views of others. */
export async function pagesOf(knownPaths: readonly string[]): Promise<Map<string, string>> {
  const files = await sources();
  const machines = [...files].filter(([file]) => file.endsWith('.machine.ts'));
  const views = new Map(machines.map(([file, { text }]) => [file, viewsOf(text, files)]));
  const routes = [...files.keys()]
    .filter((file) => file.startsWith('src/routes/'))
    .flatMap((file) => {
      const path = pathOf(file, knownPaths);
      const reached = reachedFrom(file, files);
      const shown = machines
        .map(([machine]) => machine)
        .filter((machine) => views.get(machine)?.some((view) => reached.has(view) && isAsked(view, reached, files)));
      return path === undefined ? [] : [{ path, shown }];
    })
    .sort((one, other) => one.shown.length - other.shown.length || one.path.length - other.path.length);
  return new Map(
    machines.map(([machine]) => [
      machine,
      (routes.find(({ shown }) => shown.includes(machine))?.path ?? '/') + searchFor(views.get(machine) ?? [], files),
    ]),
  );
}

/** For a view behind a prop of a section: whether a page sets the prop. */
function isAsked(view: string, reached: ReadonlySet<string>, files: ReadonlyMap<string, Source>): boolean {
  const using = [...reached].filter((file) => files.get(file)?.imports.includes(view));
  const gates = using.map((file) =>
    new RegExp(`\\{(\\w+) && <${posix.basename(view, '.tsx')}\\b`).exec(files.get(file)?.text ?? ''),
  );
  return gates.some(
    (gate) =>
      !gate ||
      [...reached].some(
        (file) => !using.includes(file) && new RegExp(`\\b${gate[1]}[=:]`).test(files.get(file)?.text ?? ''),
      ),
  );
}

/** For a view behind a search parameter: the parameter. */
function searchFor(views: readonly string[], files: ReadonlyMap<string, Source>): string {
  const asking = [...files.values()]
    .filter(({ imports }) => imports.some((imported) => views.includes(imported)))
    .map(({ text }) => /useSearch\(\{.*\(\{ (\w+) \}\) => \1 === '(\w+)'/.exec(text));
  const [found] = asking.filter((match) => match !== null);
  return found ? `?${found[1]}=${found[2]}` : '';
}

/** A view imports the machine, or the logic made of it by `provide`. */
function viewsOf(machine: string, files: ReadonlyMap<string, Source>): string[] {
  const stems = [...machine.matchAll(/export const (\w+)Machine\b/g)].map(([, stem]) => stem);
  const named = new RegExp(`\\b(${stems.join('|')})(Machine|Logic)\\b`);
  return [...files]
    .filter(([file]) => file.startsWith('src/') && !file.includes('.logic.'))
    .filter(([, { text }]) => named.test(text.replaceAll(/^import type .*$/gm, '')))
    .map(([file]) => file);
}

async function sources(): Promise<Map<string, Source>> {
  const lists = await Promise.all(
    ['src', 'machines'].map(async (folder) =>
      (await readdir(folder, { recursive: true }))
        .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
        .map((file) => join(folder, file)),
    ),
  );
  const files = new Set(lists.flat());
  return new Map(
    await Promise.all(
      [...files].map(async (file) => {
        const text = await readFile(file, 'utf8');
        const imports = [...text.matchAll(/^import (?!type)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/gms)]
          .map(([, at, later]) => posix.join(posix.dirname(file), at ?? later ?? ''))
          .flatMap((target) => [`${target}.ts`, `${target}.tsx`].filter((candidate) => files.has(candidate)));
        return [file, { text, imports }] as const;
      }),
    ),
  );
}

function reachedFrom(file: string, files: ReadonlyMap<string, Source>, found = new Set<string>()): Set<string> {
  if (!found.has(file)) {
    found.add(file);
    for (const imported of files.get(file)?.imports ?? []) reachedFrom(imported, files, found);
  }
  return found;
}

/** `regios.$slug.tsx` is the first of the pages `/regios/…`; `__root.tsx` is every page. */
function pathOf(file: string, knownPaths: readonly string[]): string | undefined {
  const route = file.replace(/^src\/routes\/(.+)\.tsx$/, '$1');
  if (route === '__root') return '/';
  const pattern = `/${route.replaceAll('.', '/')}`.replace(/\/?index$/, '') || '/';
  const expression = new RegExp(`^${pattern.replace(/\{\$\w+\}|\$\w+/g, '[^/]+')}$`);
  return knownPaths.find((path) => expression.test(path));
}
