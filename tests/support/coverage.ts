import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { type Place, coverageFile } from '../../tools/charts/machines/catalogue';
import { type Path, takenAlong } from '../../tools/charts/paths/measures';

export function record<Machine extends AnyStateMachine>(place: Place, machine: Machine, path: Path<Machine>): void {
  const file = coverageFile(place);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(
    file,
    takenAlong(machine, path)
      .map((name) => `${name}\n`)
      .join(''),
  );
}
