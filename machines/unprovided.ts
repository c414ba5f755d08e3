import { type EventObject, type NonReducibleUnknown, fromCallback, fromPromise } from 'xstate';

const missing = (name: string) => new Error(`Actor '${name}' was not provided`);

/** Stands in for an actor until `.provide()` supplies the real one. */
export const unprovided = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(missing(name)));

/** The same for an actor that listens to the world and sends what it hears. */
export const unprovidedListener = <Event extends EventObject, Input = NonReducibleUnknown>(name: string) =>
  fromCallback<Event, Input>(() => {
    throw missing(name);
  });
