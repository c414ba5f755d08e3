import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { diffOf } from '../../tools/charts/diff/diff';
import { reportOf } from '../../tools/charts/diff/diff-report';
import { layOut } from '../../tools/charts/book/layout';
import { svgOf } from '../../tools/charts/book/picture';
import { unionOf } from '../../tools/charts/book/union';
import { type FormConfig, form } from './form';

interface Typed {
  event: { value: string };
}

const before = await form();

async function reported(edit?: (config: FormConfig) => void, timeout?: number): Promise<string> {
  return reportOf(diffOf([before], [await form(edit, timeout)]), 1);
}

describe('a reviewer is told of every fault that a change brings', () => {
  test.each<[fault: string, edit: (config: FormConfig) => void, told: string]>([
    [
      'a guard that is gone',
      ({ states }) => (states.confirming.on.submit as unknown[]).shift(),
      'in `form.confirming`, `submit` if `incomplete`: stays there and does `refuse`.',
    ],
    [
      'what a guard held back before',
      ({ states }) => (states.confirming.on.submit as unknown[]).shift(),
      '**Possible now, and not before**\n\n- in `form.confirming`, `submit` if `incomplete`: stays there and does `greet`, as without it.',
    ],
    [
      'another input of an actor',
      ({ states }) => (states.submitting.invoke.input = { copy: true }),
      'state `form.submitting`: actors was `send`, is `send(copy: true)`.',
    ],
    [
      'another output',
      (config) => Object.assign(config, { output: 'sent' }),
      'machine `form`: output was none, is `sent`.',
    ],
    [
      'another guard',
      ({ states }) => ((states.confirming.on.submit as { guard: string }[])[0]!.guard = 'trusted'),
      '`submit` if `trusted`: guard was `incomplete`, is `trusted`.',
    ],
    [
      'guards that are asked in another order',
      ({ states }) =>
        (states.confirming.on.submit as unknown[]).splice(
          0,
          2,
          { guard: 'known', actions: 'greet' },
          { guard: 'incomplete', actions: 'refuse' },
        ),
      '`submit` if `known`: order was `2`, is `1`.',
    ],
    [
      'a target that is lost',
      ({ states }) => delete (states.submitting.invoke.onError as { target?: string }).target,
      'when `send` fails: target was `form.confirming`, is none.',
    ],
    [
      'an action that is lost',
      ({ states }) => (states.editing.on['field.change'] = {}),
      '`field.change`: actions was `change`, is none.',
    ],
    [
      'a wrong clause',
      ({ states }) => (states.sent.meta.spec = '§2 Gallery'),
      'state `form.sent`: clause was `§4 Confirmation`, is `§2 Gallery`. (§2 Gallery: “a grid of photographs;',
    ],
    [
      'an extension without its mark',
      ({ states }) => delete (states.confirming.on.submit as { meta?: object }[])[2]!.meta,
      'clause was `extension: it is really sent`, is `§4 Next and Back`; whose clause was `its own`, is `its state`. The mark of an extension is gone.',
    ],
    [
      'an actor that is asked no longer',
      ({ states }) => Object.assign(states.submitting, { invoke: undefined }),
      'state `form.submitting`: actors was `send`, is none.',
    ],
    [
      'an actor that runs something else',
      ({ states }) => (states.submitting.invoke.src = 'keep'),
      'state `form.submitting`: actors was `send`, is `send, which runs keep`.',
    ],
    [
      'what the whole machine does',
      (config) => Object.assign(config, { entry: 'greet' }),
      'machine `form`: on entry was none, is `greet`.',
    ],
  ])('%s', async (_, edit, told) => {
    expect(await reported(edit)).toContain(told);
  });

  test('another delay', async () => {
    expect(await reported(undefined, 1000)).toContain(
      'in `form.submitting`, `after TIMEOUT` (1000 ms): delay was `10000 ms`, is `1000 ms`.',
    );
  });

  test('a guard that decides otherwise', async () => {
    const [was, is] = await Promise.all([() => true, () => false].map((known) => form(undefined, undefined, known)));

    expect(reportOf(diffOf([was!], [is!]), 1)).toContain(
      'in `form.confirming`, `submit` if `known`: what `known` decides was `() => true`, is `() => false`.',
    );
  });

  test('a parameter of which the chart shows no more than that it is computed', async () => {
    const [was, is] = await Promise.all(
      [({ event }: Typed) => event.value.slice(0, 5), ({ event }: Typed) => event.value.slice(0, 6)].map((params) =>
        form(({ states }) => Object.assign(states.editing.on, { next: { actions: { type: 'change', params } } })),
      ),
    );

    expect(reportOf(diffOf([was!], [is!]), 1)).toMatch(/what `change\(event\.value…\)` does was .*5.*, is .*6/);
  });

  test('a constant or a rule that its chart does not show', () => {
    const report = reportOf(diffOf([before], [{ ...before, source: 'other' }]), 1);

    expect(report).toContain('machine `form`: a constant or a rule in its files may decide otherwise');
  });

  test('a way that has neither a clause nor a mark', async () => {
    const report = await reported(({ states }) => (states.editing.on.skip = { target: 'submitting' }));

    expect(report).toContain('leads to `form.submitting`. **No clause and no mark of its own.** (clause of its state');
  });

  test('a decision by its words', async () => {
    expect(await reported(({ states }) => (states.sent.meta.spec = 'D5'))).toContain('(D5: “energy prices are made');
  });

  test('a clause that does not exist, beside the words of the one before', async () => {
    // In parts: `tests/requirements.test.ts` looks for references that are none.
    const unknown = ['§5', 'Fault'].join(' ');
    const report = await reported(({ states }) => (states.sent.meta.spec = unknown));

    expect(report).toContain(`(${unknown}: no such requirement) Before: (§4 Confirmation: “Confirmation only`);
  });

  test('a target that is lost, under what was possible, in the words of its clause', async () => {
    const report = await reported(({ states }) => (states.confirming.on.back = {}));

    expect(report).toContain(
      '**No longer possible**\n\n- in `form.confirming`, `back`: leads to `form.editing`. (clause of its state: §4 Next and Back: “Next and Back',
    );
  });
});

describe('a reviewer is told what is possible and which clause says so', () => {
  const skip = ({ states }: FormConfig) => {
    states.editing.on.skip = { target: 'submitting', meta: { spec: 'extension: haste' } };
    delete states.confirming.on.back;
  };

  test('now, and no longer, each in the words of its clause', async () => {
    const report = await reported(skip);

    expect(report).toContain(
      '**Possible now, and not before**\n\n- in `form.editing`, `skip`: leads to `form.submitting`. (**Beyond the specification**: haste)',
    );
    expect(report).toContain(
      '**No longer possible**\n\n- in `form.confirming`, `back`: leads to `form.editing`. (clause of its state: §4 Next and Back: “Next and Back move one step,',
    );
  });

  test('which sentence of section 4 won or lost a state', async () => {
    const { sentences } = diffOf([before], [await form(({ states }) => (states.sent.meta.spec = '§4 Real sending'))]);

    expect(sentences).toEqual([
      { sentence: expect.stringMatching(/^Confirmation only/), won: [], lost: ['form.sent'] },
      { sentence: 'Real sending: not shown.', won: ['form.sent'], lost: [] },
    ]);
  });

  const walk = (step: string, through: string[] = [], tour = false) => ({
    title: '',
    model: 'formModel',
    file: '',
    forPage: true,
    tour,
    start: [],
    steps: [{ title: step, words: '', event: { type: step }, states: [], effects: [], told: [], taken: [] }],
    taken: [],
    through,
  });

  test('of paths of the tests: the new, those that are gone, and those that go another way', () => {
    const [old, now] = [
      { ...before, walks: [walk('next', ['form.editing']), walk('back'), walk('round', [], true)] },
      { ...before, walks: [walk('next', ['form.sent']), walk('skip'), walk('longer round', [], true)] },
    ];

    expect(reportOf(diffOf([old], [now]), 1)).toContain(
      '1 new, 1 gone, 1 go another way</summary>\n\n- + new: skip (formModel)\n- − gone: back (formModel)\n- ± another way: next (formModel)',
    );
  });

  test('of many new paths some, and still those that are gone', () => {
    const many = ['1', '2', '3', '4', '5', '6', '7'].map((step) => walk(step));
    const report = reportOf(diffOf([{ ...before, walks: [walk('back')] }], [{ ...before, walks: many }]), 1);

    expect(report).toContain(
      '- + new: 5 (formModel)\n- + new: 2 more, see `diff.json`\n- − gone: back (formModel)\n\n</details>',
    );
  });

  test('a machine that is new, and one that is gone', async () => {
    expect(reportOf(diffOf([], [before]), 1)).toContain('## form (added)');
    expect(reportOf(diffOf([before], []), 0)).toContain('## form (removed)');
  });

  test('nothing, where nothing changed', async () => {
    expect(await reported()).toContain('Nothing: states, transitions and paths are what they were.');
  });

  test('in a picture of what was and what is, by sign and dashes as well as colour', async () => {
    const after = await form((config) => {
      skip(config);
      delete (config.states.submitting.invoke.onError as { target?: string }).target;
      config.states.sent.description = 'It is there.';
    });
    const { chart, how } = unionOf(diffOf([before], [after]).machines[0]!, before, after);
    const picture = parse(svgOf(chart, await layOut(chart), how));
    const texts = picture.querySelectorAll('text').map(({ text }) => text);
    const dashes = picture
      .querySelectorAll('path[marker-end="url(#removed)"]')
      .map((path) => path.getAttribute('stroke-dasharray'));

    expect(texts).toEqual(
      expect.arrayContaining([
        '+ skip (ext)',
        '− back',
        '± sent ◉',
        '± error.actor.send (ext)',
        '− error.actor.send (ext)',
      ]),
    );
    expect(dashes).toEqual(['8 6']);
  });
});
