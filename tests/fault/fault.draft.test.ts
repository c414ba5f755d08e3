import { describe, expect, test } from 'vitest';
import { faultDraftIn, faultDraftOf } from '../../machines/fault/draft.rules';
import { filling, reference } from '../forms/forms.model';
import { emittedAlong } from '../../tools/charts/paths/measures';
import { record } from '../support/coverage';
import { left, simulatedFaultModel, faultDrafts } from './fault.model';
import { choose, next, interruption, model, after } from './fault.effects';

describe('extension: what was typed survives the page', () => {
  test.each(['type', 'details', 'planning', 'confirmation'] as const)('a report left at %s goes on there', (step) => {
    const { step: _, ...draft } = left(step);
    const path = faultDrafts.at(step);

    expect(path.state).toMatchObject({ value: step, context: draft });
    expect(emittedAlong(model.machine, path)).toEqual([]);
    expect(faultDraftOf(path.state.context, step)).toEqual(left(step));
    record('node', model.machine, path);
  });

  test.each(['type', 'details', 'planning', 'confirmation'] as const)(
    'of a report that was on its way, and was then left at %s, the visitor is told that it may not have arrived',
    (step) => {
      const path = simulatedFaultModel.path({ type: 'draft.restore', draft: { ...left(step), reference } });

      expect(path.state.value).toBe(step);
      expect(emittedAlong(model.machine, path)).toEqual([interruption]);
    },
  );

  test('there is nothing to keep of an empty report', () => {
    expect(faultDraftOf(after().context, 'details')).toBeUndefined();
    expect(faultDraftOf(after(choose).context, 'details')).toMatchObject({ issueType: 'short-circuit' });
    expect(faultDraftOf(after(next, ...filling({ name: 'Marieke' })).context, 'details')).toMatchObject({
      values: { name: 'Marieke' },
    });
  });

  test.each(['type', 'details', 'planning', 'confirmation'] as const)(
    'what was kept at %s is read as it was',
    (step) => {
      expect(faultDraftIn(JSON.parse(JSON.stringify(left(step))))).toEqual(left(step));
      expect(faultDraftIn({ ...left(step), issueType: 'brand' })?.issueType).toBeUndefined();
    },
  );

  test.each([
    undefined,
    null,
    {},
    { ...left('details'), step: 'sending' },
    { ...left('details'), contactPreference: 'post' },
    { ...left('details'), values: { name: 'Marieke' } },
  ])('another shape is ignored: %j', (kept) => {
    expect(faultDraftIn(kept)).toBeUndefined();
  });
});
