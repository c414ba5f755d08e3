import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

/** Every machine of `machines/`, by id. A variant made with `.provide()` has the id, and so the chart, of its original. */
export async function allMachines(): Promise<Map<string, AnyStateMachine>> {
  return new Map((await machineFiles()).map(({ machine }) => [machine.id, machine]));
}

/** The same, each with the file that it is written in, in the order of the files. */
export async function machineFiles(): Promise<{ file: string; machine: AnyStateMachine }[]> {
  const folder = resolve('machines');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.machine.ts')).sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
      const machines = Object.values(module).filter(isMachine);
      const ids = new Map(machines.map((machine) => [machine.id, machine]));
      return [...ids.values()].map((machine) => ({ file: join('machines', file), machine }));
    }),
  );
  return found.flat();
}

const isMachine = (exported: unknown): exported is AnyStateMachine =>
  exported !== null && typeof exported === 'object' && 'root' in exported;
