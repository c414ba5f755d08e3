import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfProject } from '../checks/project';

/** Prints time and memory of a build with more towns, made up in a copy of the project; fails nothing. */
const TIMES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 5, 10];

/** At the end of the process: the most memory it had, in kB. */
const told = `data:text/javascript,process.on('exit',()=>console.error('KB',process.resourceUsage().maxRSS))`;

/** Each town and its slug several times, under names of their own. */
function multiply(folder: string, times: number): void {
  const regions = join(folder, 'content/regions');
  for (const [file, name] of [
    ['towns', 'towns'],
    ['solar-regions', 'solarRegionSlugs'],
  ]) {
    renameSync(join(regions, `${file}.ts`), join(regions, `${file}-once.ts`));
    writeFileSync(
      join(regions, `${file}.ts`),
      `import { ${name} as once } from './${file}-once';
      export * from './${file}-once';
      const other = (one: any, time: number): any => typeof one === 'string' ? one + '-' + time : { ...one, slug: one.slug + '-' + time, name: one.name + ' ' + time };
      export const ${name} = Array.from({ length: ${times} }, (_, time) => once.map((one) => time ? other(one, time) : one)).flat() as unknown as typeof once;`,
    );
  }
}

console.log(
  'towns'.padEnd(8) + ['pages', 'build, s', 'ms a page', 'memory, MB'].map((head) => head.padStart(12)).join(''),
);
for (const times of TIMES) {
  const folder = copyOfProject();
  multiply(folder, times);
  const start = performance.now();
  // More towns than there are may weigh more than a page may: that stops the build when all of it is written.
  const { stderr } = spawnSync('tsx', ['tools/build/build.ts', 'preview', 'site'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import "${told}"` },
  });
  const seconds = (performance.now() - start) / 1000;
  const pages = readdirSync(join(folder, 'site'), { recursive: true }).filter((file) =>
    String(file).endsWith('index.html'),
  ).length;
  const memory = Math.max(...[...stderr.matchAll(/^KB (\d+)$/gm)].map(([, size]) => Number(size)));
  const figures = [pages, seconds.toFixed(0), ((seconds * 1000) / pages).toFixed(1), Math.round(memory / 1000)];
  console.log(`${times} ×`.padEnd(8) + figures.map((figure) => String(figure).padStart(12)).join(''));
  rmSync(folder, { recursive: true });
}
