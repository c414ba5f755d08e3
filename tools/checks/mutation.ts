import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { DEFENCES, defences } from '../charts/machines/defence';
import { type Report, defenceOf, isNoticed, isTried } from './mutants';

/** Runs Stryker per flow, prints the survivors, and notes which transitions are defended. Takes names of flows; all unless some are named. */
const LEAST = 90;

const named = process.argv.slice(2);
const folders = readdirSync('machines', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const flows = named.length ? named : folders.map(({ name }) => name).sort();

const rows: { flow: string; killed: number; survived: number; seconds: number }[] = [];
const found = { ...defences };
for (const flow of flows) {
  console.log(`\n# ${flow}`);
  const report = `.local/mutation/${flow}.json`;
  rmSync(report, { force: true });
  const env = { ...process.env, FLOW: flow };
  const start = Date.now();
  const { status } = spawnSync('stryker', ['run', 'tests/mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(1);
  const said = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const mutants = Object.values(said.files).flatMap((file) => file.mutants);
  const killed = mutants.filter(isNoticed).length;
  rows.push({
    flow,
    killed,
    survived: mutants.filter(isTried).length - killed,
    seconds: Math.round((Date.now() - start) / 1000),
  });
  Object.assign(found, await defenceOf(said, `machines/${flow}`));
  const sorted = Object.entries(found).sort(([one], [other]) => one.localeCompare(other));
  writeFileSync(DEFENCES, JSON.stringify(Object.fromEntries(sorted)));
  execFileSync('oxfmt', [DEFENCES]);
}

const sum = (key: 'killed' | 'survived' | 'seconds') => rows.reduce((total, row) => total + row[key], 0);
const total = { flow: 'total', killed: sum('killed'), survived: sum('survived'), seconds: sum('seconds') };
const score = ({ killed, survived }: typeof total) => (100 * killed) / (killed + survived);

console.table([...rows, total].map((row) => ({ ...row, score: `${score(row).toFixed(1)} %` })));
process.exitCode = score(total) < LEAST ? 1 : 0;
