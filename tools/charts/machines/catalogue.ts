import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

/** Every machine of `machines/`, by id. A variant made by `provide()` shares the chart of its original. */
export async function allMachines(): Promise<Map<string, AnyStateMachine>> {
  return new Map((await machineFiles()).map(({ machine }) => [machine.id, machine]));
}

interface MachineFile {
  file: string;
  machine: AnyStateMachine;
  variants: Variants;
}

export type Variants = { name: string; machine: AnyStateMachine }[];

export const machineFiles = (): Promise<MachineFile[]> =>
  machinesIn('machines', (file) => import(pathToFileURL(file).href));

export async function machinesIn(folder: string, load: (file: string) => Promise<unknown>): Promise<MachineFile[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.machine.ts')).sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await load(resolve(folder, file))) as Record<string, unknown>;
      const machines = Object.entries(module).flatMap(([name, machine]) =>
        isMachine(machine) ? [{ name, machine }] : [],
      );
      return machines.filter(isOriginal).map(({ machine }) => ({
        file: join(folder, file),
        machine,
        variants: machines.filter((other) => other.machine !== machine && other.machine.id === machine.id),
      }));
    }),
  );
  return found.flat();
}

/** `tests/machines/machines.test.ts` holds this name. */
const isOriginal = ({ name, machine }: { name: string; machine: AnyStateMachine }) => name === `${machine.id}Machine`;

const isMachine = (exported: unknown): exported is AnyStateMachine =>
  exported !== null && typeof exported === 'object' && 'root' in exported;

export type Place = 'node' | 'browser';

/** Lists the transitions that the path tests have taken. */
export const coverageFile = (place: Place) => `.local/coverage/${place}.txt`;
