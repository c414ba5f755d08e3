import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { AnyStateMachine } from 'xstate';
import { type Defence, fingerprint } from '../charts/machines/defence';
import { machinesIn } from '../charts/machines/catalogue';
import { transitionsIn } from '../charts/book/chart';

interface Position {
  line: number;
  column: number;
}

/** The part of a report of Stryker that is used here. */
export interface Report {
  files: Record<
    string,
    {
      source: string;
      mutants: { status: string; replacement?: string; location: { start: Position; end: Position } }[];
    }
  >;
}

export const isNoticed = ({ status }: { status: string }) => status === 'Killed' || status === 'Timeout';
export const isTried = (mutant: { status: string }) =>
  isNoticed(mutant) || mutant.status === 'Survived' || mutant.status === 'NoCoverage';

/** Of each transition, the mutants that change it and the fewest others, those in the bodies of its guard and actions, and how many of them a test noticed. A mutant that cannot be loaded changes none. */
export async function defenceOf(report: Report, folder: string): Promise<Record<string, Defence>> {
  let mutated: { file: string; source: string } | undefined;
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [{ name: 'mutant', load: (id) => (id === mutated?.file ? mutated.source : undefined), enforce: 'pre' }],
  });
  const load = async () => {
    server.moduleGraph.invalidateAll();
    const machines = await machinesIn(folder, (file) => server.ssrLoadModule(file));
    return new Map(machines.flatMap(({ machine }) => transitionsSaid(machine)));
  };
  try {
    const original = await load();
    const found = new Map<string, Tried & { others: number }>();
    const inside = new Map<string, Tried>();
    for (const [file, { source, mutants }] of Object.entries(report.files)) {
      for (const mutant of mutants.filter(isTried)) {
        mutated = { file: resolve(file), source: mutantOf(source, mutant) };
        const now = await load().catch(() => original);
        const names = [...original.keys()].filter((name) => now.get(name)?.said !== original.get(name)?.said);
        for (const name of names) {
          const known = found.get(name);
          if (known && known.others < names.length) continue;
          const before = known?.others === names.length ? known : { noticed: 0, tried: 0 };
          found.set(name, { others: names.length, ...counted(before, mutant) });
        }
        for (const [name, { said, bodies }] of original) {
          const { said: saidNow, bodies: bodiesNow } = now.get(name) ?? {};
          if (said === saidNow && bodies !== bodiesNow) inside.set(name, counted(inside.get(name), mutant));
        }
      }
      mutated = undefined;
    }
    return Object.fromEntries(
      [...original].flatMap(([name, { said }]) => {
        const both = [found.get(name), inside.get(name)].filter((tried) => tried !== undefined);
        const sum = (key: keyof Tried) => both.reduce((total, tried) => total + tried[key], 0);
        return both.length ? [[name, { noticed: sum('noticed'), tried: sum('tried'), of: fingerprint(said) }]] : [];
      }),
    );
  } finally {
    await server.close();
  }
}

interface Tried {
  noticed: number;
  tried: number;
}

const counted = ({ noticed, tried }: Tried = { noticed: 0, tried: 0 }, mutant: { status: string }): Tried => ({
  noticed: noticed + Number(isNoticed(mutant)),
  tried: tried + 1,
});

const transitionsSaid = (machine: AnyStateMachine) =>
  transitionsIn(machine).map(
    ({ inside, ...said }) => [said.name, { said: JSON.stringify(said), bodies: JSON.stringify(inside) }] as const,
  );

/** Lines and columns of Stryker begin at one. */
function mutantOf(
  source: string,
  { replacement = '', location: { start, end } }: Report['files'][string]['mutants'][number],
) {
  const lines = source.split('\n');
  const place = ({ line, column }: Position) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return source.slice(0, place(start)) + replacement + source.slice(place(end));
}
