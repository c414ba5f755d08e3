import { clipMachine } from '../../machines/clip/clip.machine';
import { type Promises, watches } from '../../tools/charts/checks';
import { modelOf } from '../../tools/charts/paths/model';

export const clipModel = modelOf(
  clipMachine,
  [
    { type: 'release', by: 'busy' },
    { type: 'release', by: 'outOfView' },
    { type: 'hold', by: 'outOfView' },
    { type: 'hold', by: 'hidden' },
    { type: 'release', by: 'hidden' },
    { type: 'clip.ready' },
    { type: 'clip.fail' },
    { type: 'clip.refuse' },
    { type: 'pause' },
    { type: 'play' },
  ],
  {
    input: { frame: 'beeld' },
    // Only the number of holds matters.
    key: ({ value, context }) => JSON.stringify([value, context.holds.length]),
  },
);

export const clipPromises: Promises = {
  machine: 'clip',
  ends: ['clip.playing'],
  spared: {
    playClip: 'it plays for as long as it may, and a refusal is an event',
    watchPage: watches,
  },
};
