import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

/** Every machine of `machines/`, by id. A variant made with `.provide()` has the id, and so the chart, of its original. */
export async function allMachines(): Promise<Map<string, AnyStateMachine>> {
  return new Map((await machineFiles()).map(({ machine }) => [machine.id, machine]));
}

interface MachineFile {
  file: string;
  machine: AnyStateMachine;
  /** What it is exported as with other delays, guards or actors. */
  variants: Variants;
}

export type Variants = { name: string; machine: AnyStateMachine }[];

/** The same, each with the file that it is written in, in the order of the files. */
export async function machineFiles(): Promise<MachineFile[]> {
  const folder = resolve('machines');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.machine.ts')).sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
      const machines = Object.entries(module).flatMap(([name, machine]) =>
        isMachine(machine) ? [{ name, machine }] : [],
      );
      const originals = new Map(
        machines
          // Last in the map is what has the name of its id: a module lists its exports by the alphabet.
          .toSorted((one, other) => Number(isOriginal(one)) - Number(isOriginal(other)))
          .map((exported) => [exported.machine.id, exported]),
      );
      return [...originals.values()].map((original) => ({
        file: join('machines', file),
        machine: original.machine,
        variants: machines.filter((other) => other !== original && other.machine.id === original.machine.id),
      }));
    }),
  );
  return found.flat();
}

const isOriginal = ({ name, machine }: { name: string; machine: AnyStateMachine }) => name === `${machine.id}Machine`;

const isMachine = (exported: unknown): exported is AnyStateMachine =>
  exported !== null && typeof exported === 'object' && 'root' in exported;
