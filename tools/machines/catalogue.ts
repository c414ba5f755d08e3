import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

/** Every machine of `machines/`, by id. A variant made with `.provide()` has the id, and so the chart, of its original. */
export async function allMachines(): Promise<Map<string, AnyStateMachine>> {
  const folder = resolve('machines');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.machine.ts')).sort();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, unknown>>),
  );
  const machines = modules.flatMap((module) => Object.values(module)).filter(isMachine);
  return new Map(machines.map((machine) => [machine.id, machine]));
}

const isMachine = (exported: unknown): exported is AnyStateMachine =>
  exported !== null && typeof exported === 'object' && 'root' in exported;
