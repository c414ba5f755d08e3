import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';

/** Runs Stryker per flow and prints the survivors. Takes names of flows; all unless some are named. */
const LEAST = 90;

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const named = process.argv.slice(2);
const folders = readdirSync('machines', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const flows = named.length ? named : folders.map(({ name }) => name).sort();

const rows = flows.map((flow) => {
  console.log(`\n# ${flow}`);
  const report = `.local/mutation/${flow}.json`;
  rmSync(report, { force: true });
  const env = { ...process.env, FLOW: flow };
  const start = Date.now();
  const { status } = spawnSync('npx', ['stryker', 'run', 'tests/mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(1);
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (...statuses: string[]) => mutants.filter((mutant) => statuses.includes(mutant.status)).length;
  return {
    flow,
    killed: count('Killed', 'Timeout'),
    survived: count('Survived', 'NoCoverage'),
    seconds: Math.round((Date.now() - start) / 1000),
  };
});

const sum = (key: 'killed' | 'survived' | 'seconds') => rows.reduce((total, row) => total + row[key], 0);
const total = { flow: 'total', killed: sum('killed'), survived: sum('survived'), seconds: sum('seconds') };
const score = ({ killed, survived }: typeof total) => (100 * killed) / (killed + survived);

console.table([...rows, total].map((row) => ({ ...row, score: `${score(row).toFixed(1)} %` })));
process.exitCode = score(total) < LEAST ? 1 : 0;
