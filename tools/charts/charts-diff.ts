import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Chart, allCharts } from './book/chart';
import { diffOf } from './diff/diff';
import { reportOf } from './diff/diff-report';
import { layOut } from './book/layout';
import { svgOf } from './book/picture';
import { unionOf } from './book/union';

/** Compares the machines of a commit with those of another one, or with the working tree. */
const FOLDER = '.local/charts-diff';

const [base, head] = process.argv.slice(2);
if (!base) throw new Error('Which commit? npm run charts:diff -- BASE [HEAD]');

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const before = await chartsOf(base, 'base');
const after = head ? await chartsOf(head, 'head') : await allCharts();
const diff = diffOf(before, after);
const report = reportOf(diff, after.length);

await writeFile(join(FOLDER, 'diff.md'), report);
await writeFile(join(FOLDER, 'diff.json'), `${JSON.stringify(diff, null, 2)}\n`);
for (const machine of diff.machines) {
  const named = ({ id }: Chart) => id === machine.id;
  const { chart, how } = unionOf(machine, before.find(named), after.find(named));
  await writeFile(join(FOLDER, `${machine.id}.svg`), svgOf(chart, await layOut(chart), how));
}
console.log(`${report}\nWrote ${FOLDER}/diff.md, its pictures and diff.json.`);

/** Inside this folder, so that the files of a commit resolve packages; one folder a commit, as modules are cached by path. */
async function chartsOf(commit: string, name: string): Promise<Chart[]> {
  const [home, folder] = [process.cwd(), resolve(FOLDER, name)];
  execFileSync('git', ['worktree', 'add', '--quiet', '--force', '--detach', folder, commit]);
  try {
    process.chdir(folder);
    return await allCharts();
  } finally {
    process.chdir(home);
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
  }
}
