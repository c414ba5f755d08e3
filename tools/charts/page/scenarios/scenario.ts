import { type AnyStateMachine, fromPromise } from 'xstate';
import { scenarioOf, scenarios } from './scenarios';

const name = new URLSearchParams(location.search).get('scenario');
const asked = scenarioOf(name ?? '');
if (name && !asked) console.warn(`There is no scenario '${name}', but ${Object.keys(scenarios).join(', ')}.`);

// Kept while the page lives: navigations keep the parameter.
if (asked) window.navigation.addEventListener('currententrychange', keep);

function keep(): void {
  const address = new URL(location.href);
  if (!name || address.searchParams.get('scenario') === name) return;
  address.searchParams.set('scenario', name);
  history.replaceState(history.state, '', address);
}

if (asked?.fault) {
  const { service, ask } = asked.fault;
  const { fetch } = window;
  window.fetch = (resource, settings) => {
    const request = new Request(resource, settings);
    if (new URL(request.url).pathname.startsWith(service)) request.headers.set('x-fault', ask);
    return fetch(request);
  };
}

export function scenario(
  machine: AnyStateMachine,
  options: Record<string, unknown>,
): [AnyStateMachine, Record<string, unknown>] {
  const swapped = Object.entries(asked?.actors ?? {}).filter(([name]) => name in machine.implementations.actors);
  if (!asked || swapped.length === 0) return [machine, options];
  const actors = Object.fromEntries(swapped.map(([name, answer]) => [name, fromPromise(answer)]));
  return [
    machine.provide({ actors } as never),
    asked.input ? { ...options, input: { ...(options.input as object), ...asked.input } } : options,
  ];
}
