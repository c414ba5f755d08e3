import { readFileSync } from 'node:fs';
import { wordsOf } from '../machines/requirements';
import type { ChartsDiff, Difference, MachineDiff, Said } from './diff';
import { isExtension } from '../book/drawing';

const requirements = wordsOf(readFileSync('docs/requirements.md', 'utf8'));

const MOST = 5;

export function reportOf({ machines, sentences }: ChartsDiff, total: number): string {
  if (machines.length === 0)
    return '# What the charts change\n\nNothing: states, transitions and paths are what they were.\n';
  return `${[
    '# What the charts change',
    `${machines.length} of ${total} machines: ${machines.map(({ id }) => id).join(', ')}.`,
    ...machines.flatMap(machineReport),
    ...(sentences.length
      ? [
          '## Section 4 of the specification',
          ['| Sentence | Won | Lost |', '| --- | --- | --- |']
            .concat(sentences.map(({ sentence, won, lost }) => `| ${sentence} | ${code(won)} | ${code(lost)} |`))
            .join('\n'),
        ]
      : []),
  ].join('\n\n')}\n`;
}

function machineReport({ id, how, differences }: MachineDiff): string[] {
  const of = (kinds: readonly Difference['kind'][], wanted: Difference['how']) =>
    differences.filter((difference) => kinds.includes(difference.kind) && difference.how === wanted);
  const list = (title: string, items: readonly string[]) => (items.length ? [title, items.join('\n')] : []);
  const does = ['state', 'transition', 'effect'] as const;
  return [
    `## ${id}${how === 'changed' ? '' : ` (${how})`}`,
    `![${id}: + added, − removed, ± changed](${id}.svg)`,
    ...list('**Possible now, and not before**', [
      ...of(does, 'added').map(told),
      ...differences.flatMap(({ before, instead }) => (before && instead ? [toldInstead(before, instead)] : [])),
    ]),
    ...list('**No longer possible**', [
      ...of(does, 'removed').map(told),
      ...of(['transition'], 'changed').filter(isLost).map(told),
    ]),
    ...list('**Otherwise than before**', of(['machine', ...does], 'changed').map(toldOfChange)),
    ...paths(of(['path'], 'added'), of(['path'], 'removed'), of(['path'], 'changed')),
  ];
}

function paths(added: readonly Difference[], removed: readonly Difference[], changed: readonly Difference[]): string[] {
  const lines = Object.entries({ '+ new': added, '− gone': removed, '± another way': changed }).flatMap(
    ([how, all]) => [
      ...all.slice(0, MOST).map(({ name }) => `- ${how}: ${escaped(name)}`),
      ...(all.length > MOST ? [`- ${how}: ${all.length - MOST} more, see \`diff.json\``] : []),
    ],
  );
  if (lines.length === 0) return [];
  const counts = `Paths of the tests: ${added.length} new, ${removed.length} gone, ${changed.length} go another way`;
  return [`<details><summary>${counts}</summary>\n\n${lines.join('\n')}\n\n</details>`];
}

function told({ kind, name, how, before, after }: Difference): string {
  // A transition that lost its target is told by its earlier target.
  const said = (how === 'added' ? after : before)!;
  if (kind === 'effect') return `- the page is asked for \`${name}\``;
  if (kind === 'state') return `- the state \`${name}\`: ${said.description} ${clause(said)}`;
  const borrowed = how === 'added' && said['whose clause'] === 'its state';
  return `- ${where(said)}: ${outcome(said)}.${borrowed ? ' **No clause and no mark of its own.**' : ''} ${clause(said)}`;
}

const isLost = ({ before, after }: Difference) => Boolean(before?.target) && !after?.target;

const outcome = ({ target, actions }: Said) =>
  (target ? `leads to \`${target}\`` : 'stays there') + (actions ? ` and does \`${actions}\`` : '');

const toldInstead = (before: Said, instead: Said) =>
  `- ${where(before)}: ${outcome(instead)}, as without it. ${clause(instead)}`;

function toldOfChange({ kind, name, before, after, fields }: Difference): string {
  const changes = fields.map((field) => {
    if (field === 'source') return 'a constant or a rule in its files may decide otherwise; its chart is the same';
    const [was, is] = [before?.[field], after?.[field]].map((value) => (value ? quoted(value) : 'none'));
    if (field === 'inside the guard') return `what \`${after!.guard}\` decides was ${was}, is ${is}`;
    if (field === 'inside the actions') return `what \`${after!.actions}\` does was ${was}, is ${is}`;
    return `${field} was ${was}, is ${is}`;
  });
  const what = kind === 'transition' ? where(after!) : `${kind} \`${name}\``;
  const unmarked = isBeyond(before!) && !isBeyond(after!) ? ' The mark of an extension is gone.' : '';
  const earlier = fields.includes('clause') ? ` Before: ${clause(before!)}` : '';
  return `- ${what}: ${changes.join('; ')}.${unmarked} ${clause(after!)}${earlier}`;
}

const answered = [
  ['done.actor.', 'answers'],
  ['error.actor.', 'fails'],
  ['done.state.', 'is done'],
] as const;

function where({ state, event = '', delay, guard }: Said): string {
  const [prefix = '', verb] = answered.find(([start]) => event.startsWith(start)) ?? [];
  const name = `\`${event.slice(prefix.length)}\``;
  const happens = verb ? `when ${name} ${verb}` : event === 'always' ? 'at once' : name + (delay ? ` (${delay})` : '');
  return `in \`${state}\`, ${happens}${guard ? ` if \`${guard}\`` : ''}`;
}

function clause({ clause: spec = '', 'whose clause': of }: Said): string {
  const inherited = of === 'its state' ? ' of its state' : '';
  if (isExtension({ spec })) return `(**Beyond the specification**${inherited}:${spec.slice('extension:'.length)})`;
  const said = spec.split(', ').map((reference) => {
    const words = requirements.get(reference);
    return words ? `${reference}: “${words}”` : `${reference}: no such requirement`;
  });
  return `(${inherited ? `clause${inherited}: ` : ''}${said.join('; ')})`;
}

const isBeyond = ({ clause: spec = '' }: Said) => isExtension({ spec });
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
/** Code may have backticks of its own. */
const quoted = (value: string) => (value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``);
const escaped = (words: string) => words.replaceAll('<', '&lt;').replaceAll('\n', ' ');
