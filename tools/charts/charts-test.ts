import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { allCharts } from './book/chart';
import { read } from './page/recording';
import { models } from './paths/models';
import { followed, testOf, unlike } from './paths/recorded';

/** Makes a test of a recording: of the last flow of the machine that a state is of, which should have come to that state. */
const [file, state] = process.argv.slice(2);
if (!file || !state)
  throw new Error('Which recording, and where should it have ended? npm run charts:test -- FILE STATE');

const [machine] = state.split('.');
const charts = await allCharts();
if (!charts.some(({ states }) => states.some(({ id }) => id === state)))
  throw new Error(`There is no state '${state}'.`);

const entries = read(await readFile(file, 'utf8'), charts).filter((entry) => entry.machine === machine);
const flow = entries.at(-1)?.flow;
const own = entries.filter((entry) => entry.flow === flow && entry.event.type !== 'xstate.init');
if (own.length === 0) throw new Error(`Nothing happens in '${machine}' in this recording.`);
if (own.at(-1)!.states.includes(state)) throw new Error(`It ended in '${state}': where should it have ended?`);

const [model] = (await models())
  .filter((known) => known.machine.id === machine && known.samples)
  .sort((one, other) => followed(own, other) - followed(own, one));
if (!model) throw new Error(`'${machine}' has no model with samples.`);

const folder = dirname(model.file);
const test = join(folder, `${machine}.recorded.test.ts`);
if (existsSync(test)) throw new Error(`${test} is there already: rename it first.`);
await writeFile(test, testOf(own, model, state, folder));
execFileSync('oxfmt', [test]);
console.log(
  `Wrote ${test}. It follows ${followed(own, model)} of ${own.length} entries, and fails until it ends in '${state}'.`,
);
for (const answer of unlike(own, model))
  console.log(`The model has no such answer, another one stands for it: ${answer}`);
