import { existsSync, readFileSync } from 'node:fs';
import { type Place, allMachines, coverageFile } from '../charts/machines/catalogue';
import { transitionsOf } from '../charts/machines/transitions';

/** Prints, per machine, how many transitions the path tests took. Fails below all. */
const place = process.argv[2] as Place;
const file = coverageFile(place);
const taken = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

for (const [id, machine] of await allMachines()) {
  const all = [...transitionsOf(machine).values()];
  const missed = all.filter((name) => !taken.has(name));
  console.log(`${id.padEnd(20)} ${place.padEnd(8)} ${all.length - missed.length}/${all.length} transitions`);
  for (const name of missed) console.log(`  not taken: ${name}`);
  if (missed.length) process.exitCode = 1;
}
