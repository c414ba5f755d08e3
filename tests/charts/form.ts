import { setup } from 'xstate';
import { chartOf } from '../../tools/charts/book/chart';
import { unprovided } from '../../machines/unprovided';

const config = {
  id: 'form',
  description: 'A form with two steps.',
  meta: { spec: '§4 Fault wizard' },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor writes.',
      meta: { spec: '§4 Fault wizard, §4 Next and Back' },
      on: {
        'field.change': { actions: 'change' },
        next: { target: 'confirming' },
      } as Record<string, unknown>,
    },
    confirming: {
      description: 'What was written can be sent.',
      meta: { spec: '§4 Next and Back' },
      on: {
        back: { target: 'editing' },
        submit: [
          { guard: 'incomplete', actions: 'refuse' },
          { guard: 'known', actions: 'greet' },
          { target: 'submitting', meta: { spec: 'extension: it is really sent' } },
        ],
      } as Record<string, unknown>,
    },
    submitting: {
      description: 'It is on its way.',
      tags: 'busy',
      meta: { spec: 'extension: it is really sent' },
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'sent' },
        onError: { target: 'confirming' },
      } as Record<string, unknown>,
      after: { TIMEOUT: { target: 'confirming' } } as Record<string, unknown>,
    },
    sent: {
      description: 'It has arrived.',
      meta: { spec: '§4 Confirmation' },
      type: 'final' as string,
    },
  },
};
export type FormConfig = typeof config;

export const form = (edit: (config: FormConfig) => void = () => {}, timeout = 10_000, known = () => false) => {
  const edited = structuredClone(config);
  edit(edited);
  return chartOf(
    'machines/form.machine.ts',
    setup({
      actors: { send: unprovided('send'), keep: unprovided('keep') },
      delays: { TIMEOUT: timeout },
      guards: { incomplete: () => false, known, trusted: () => false },
      actions: { change() {}, refuse() {}, greet() {} },
    }).createMachine(edited as never) as never,
  );
};
