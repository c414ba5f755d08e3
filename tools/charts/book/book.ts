import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { machineFiles } from '../machines/catalogue';
import { UNDECIDED, answers, section4 } from '../machines/section-4';
import { type Chart, allCharts } from './chart';
import { guardText, isExtension } from './drawing';
import { definitionOf } from '../diff/definition';
import { partlyHeld } from './layers';
import { layOut } from './layout';
import { svgOf } from './picture';
import { scxmlOf } from './scxml';
import { type Walk, isNamedIn } from '../paths/models';
import { titleOf } from '../paths/sentence';

export const BOOK = 'docs/charts';

export async function book(): Promise<Map<string, string>> {
  const machines = await machineFiles();
  const charts = await allCharts();
  const tests = { node: await testFiles('.test.ts'), page: await testFiles('.spec.ts') };
  return new Map([
    ['README.md', index(charts, tests)],
    ...(await Promise.all(
      charts.map(async (chart) => [`${chart.id}.svg`, svgOf(chart, await layOut(chart))] as const),
    )),
    ...charts.map((chart) => [`${chart.id}.scxml`, scxmlOf(chart)] as const),
    ...charts.map((chart) => [`${chart.id}.md`, page(chart, tests)] as const),
    ...machines.map(
      ({ machine }, place) => [`${machine.id}.json`, `${definitionOf(machine, charts[place]!)}\n`] as const,
    ),
  ]);
}

/** The sources by file. */
type Sources = ReadonlyMap<string, string>;

interface Tests {
  node: Sources;
  page: Sources;
}

async function testFiles(ending: string): Promise<Sources> {
  const files = (await readdir('tests', { recursive: true })).filter((file) => file.endsWith(ending)).sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [`tests/${file}`, await readFile(join('tests', file), 'utf8')] as const),
    ),
  );
}

function index(charts: readonly Chart[], tests: Tests): string {
  const rows = section4.flatMap(({ sentence, test, variant }) => {
    const states = charts.flatMap((chart) =>
      chart.states.filter(({ parent, spec }) => parent && answers(spec, sentence)).map(({ id }) => ({ chart, id })),
    );
    return [
      ...(test ? [[sentence, `none: ${UNDECIDED}`, '', '', linked(test)]] : []),
      ...states.map(({ chart, id }, place) => {
        const through = chart.walks.filter((walk) => walk.variant === variant && walk.through.includes(id));
        if (through.length === 0) throw new Error(`No test comes through '${id}', which answers '${sentence}'.`);
        return [
          place === 0 ? sentence : '',
          `[${chart.id}](${chart.id}.md)`,
          `\`${id}\``,
          proof(chart, through, tests.node),
          proof(chart, onPages(through), tests.page),
        ];
      }),
    ];
  });
  return text(
    '# The state charts',
    'Made of `machines/` and of the models in `tests/` by `npm run charts`; not written by hand.',
    'Each machine has a page, and beside it its picture, and its definition as JSON and as [SCXML](https://www.w3.org/TR/scxml/). To open the JSON in Stately Studio, put it between ' +
      '`createMachine(` and `)` and paste it into _Import from code_.',
    '## Machines',
    table(
      ['Machine', 'Purpose', 'Clause', 'States', 'Transitions', 'Defended', 'Paths in Node', 'Paths in the browser'],
      charts.map(({ id, description, spec, states, transitions, walks }) => [
        `[${id}](${id}.md)`,
        description,
        spec,
        String(states.length - 1),
        String(transitions.length),
        String(transitions.filter(({ defended }) => defended === 'yes').length),
        String(walks.length),
        String(onPages(walks).length),
      ]),
    ),
    '## Transitions that are not held in all three layers',
    'A transition is walked in Node, walked in the browser, and defended: the mutants that change it, and the fewest others, ' +
      'are noticed by a test (`npm run mutation`). A transition that has changed since is not tried.',
    partlyHeldTable(charts),
    '## Section 4 of the specification',
    'The numbers are those of the paths on the page of the machine.',
    table(['Sentence', 'Machine', 'State', 'Walked in Node', 'Walked in the browser'], rows),
  );
}

function partlyHeldTable(charts: readonly Chart[]): string {
  const rows = charts
    .flatMap(partlyHeld)
    .map(({ name, layers: { node, browser, defended } }) => [code([name]), String(node), String(browser), defended]);
  return rows.length
    ? table(['Transition', 'Paths in Node', 'Paths in the browser', 'Defended'], rows)
    : 'None: every transition is held in all three.';
}

function page(chart: Chart, tests: Tests): string {
  const { id, file, description, spec, states, transitions, delays, effects, walks } = chart;
  const inner = states.slice(1);
  const extensions = [
    ...states.filter(isExtension).map((state) => [`\`${state.id}\``, state.spec]),
    ...transitions
      .filter(isExtension)
      .filter(({ source, spec: own }) => states.find((state) => state.id === source)?.spec !== own)
      .map(({ name, spec: own }) => [`\`${name}\``, own]),
  ].map(([what = '', why = '']) => [what, why.replace(/^extension: /, '')]);
  const walked = (some: readonly Walk[]) => [numbers(chart, some), numbers(chart, onPages(some))];
  const actors = [...new Set(states.flatMap((state) => state.actors))];
  return text(
    `# ${id}`,
    description,
    `Clause: ${spec}. Source: [\`${file}\`](../../${file}). Definition: [\`${id}.json\`](${id}.json), [\`${id}.scxml\`](${id}.scxml).`,
    `![The chart of ${id}](${id}.svg)`,
    '● where a state begins, ◉ where it ends; what stays in a state stands in its box, ↻ enters it again; dots and (ext): ' +
      'beyond the specification.',
    '## States',
    table(
      ['State', 'What is the case', 'Clause', 'On entry', 'On exit', 'Paths in Node', 'In the browser'],
      inner.map((state) => [
        `\`${state.id}\`${state.initial ? ' (initial)' : ''}${state.type === 'final' ? ' (final)' : ''}`,
        state.description,
        marked(state),
        code(state.entry),
        code(state.exit),
        ...walked(walks.filter(({ through }) => through.includes(state.id))),
      ]),
    ),
    '## Transitions',
    'Where no target is named, the state stays.',
    table(
      ['State', 'Event', 'Guard', 'Target', 'Actions', 'Clause', 'Paths in Node', 'In the browser', 'Defended'],
      transitions.map((transition) => [
        `\`${transition.source}\``,
        code([transition.event]) + (transition.wait ? ` (${transition.wait})` : ''),
        code(transition.guard ? [guardText(transition)] : []),
        code(transition.targets) + (transition.reenter ? ', entered again' : ''),
        code(transition.actions),
        marked(transition),
        ...walked(walks.filter(({ taken }) => taken.includes(transition.name))),
        transition.defended,
      ]),
    ),
    '## Actors',
    actors.length
      ? table(
          ['Actor', 'Runs in'],
          actors.map((actor) => [
            `\`${actor}\``,
            code(states.filter((state) => state.actors.includes(actor)).map((state) => state.id)),
          ]),
        )
      : 'None.',
    '## Delays',
    delays.length
      ? table(
          ['Delay', 'Milliseconds'],
          delays.map(({ name, variant, milliseconds }) => [
            `\`${name}\`${variant ? ` of \`${variant}\`` : ''}`,
            milliseconds,
          ]),
        )
      : 'None.',
    '## Effects',
    effects.length ? effects.map((effect) => `- \`${effect}\``).join('\n') : 'None.',
    '## Beyond the specification',
    extensions.length ? table(['What', 'Why'], extensions) : 'Nothing.',
    '## Tests',
    `The paths of the models. In Node: ${proof(chart, walks, tests.node)}. ` +
      `In the browser: ${proof(chart, onPages(walks), tests.page)}.`,
    'The effects of a step stand behind its number.',
    walks
      .map(({ model, steps }, place) => {
        const title = titleOf(steps.map((step) => step.title));
        return `${place + 1}. ${escaped(title)} (\`${model}\`)${effectsIn(steps)}`;
      })
      .join('\n'),
  );
}

const effectsIn = (steps: Walk['steps']): string =>
  steps
    .flatMap(({ effects }, place) => (effects.length ? [`${place + 1} ⇒ ${code(effects)}`] : []))
    .map((step, place) => (place === 0 ? `: ${step}` : `; ${step}`))
    .join('');

/** `1–3, 7`: the places of walks in their chart. */
function numbers({ walks }: Chart, chosen: readonly Walk[]): string {
  const places = chosen.map((walk) => walks.indexOf(walk) + 1);
  const ranges: { from: number; to: number }[] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last?.to === place - 1) last.to = place;
    else ranges.push({ from: place, to: place });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ') || 'none';
}

function proof(chart: Chart, walks: readonly Walk[], tests: Sources): string {
  const files = filesOf(walks, tests);
  return files.length ? `[${numbers(chart, walks)}](${chart.id}.md#tests) in ${files.map(linked).join(', ')}` : 'none';
}

/** The tests that take the paths of a model stand beside it and name it. */
const filesOf = (walks: readonly Walk[], tests: Sources): string[] =>
  [...tests].flatMap(([file, source]) =>
    walks.some((walk) => dirname(walk.file) === dirname(file) && isNamedIn(source, walk.model)) ? [file] : [],
  );

const onPages = (walks: readonly Walk[]): Walk[] => walks.filter(({ forPage }) => forPage);

const linked = (file: string) => `[\`${file.replace(/^tests\//, '')}\`](../../${file})`;

const marked = (said: { spec: string }) =>
  isExtension(said) ? `_extension_:${said.spec.slice('extension:'.length)}` : said.spec;
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const text = (...blocks: readonly string[]) => `${blocks.join('\n\n')}\n`;
const escaped = (words: string) => words.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
