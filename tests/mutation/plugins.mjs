import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/** What states say of themselves is read by people (`tests/machines.test.ts` holds it to its form), types by the compiler. */
const nothingHappens = ['description', 'meta', 'types'];

const prose = {
  shouldIgnore: ({ node }) =>
    node.type === 'ObjectProperty' && nothingHappens.includes(node.key.name)
      ? 'changes nothing that happens'
      : undefined,
};

const [{ factory: makeRunner }] = vitestPlugins;

/**
 * Paths of models are made while a file of tests is read. Where a mutant makes one impossible no test of the file is ever
 * run, which Stryker's runner takes for a success.
 */
function makeStrictRunner(injector) {
  const runner = makeRunner(injector);
  const run = runner.run.bind(runner);
  runner.run = async (options) => {
    const result = await run(options);
    const unread = runner.ctx.state.getFiles().find(({ tasks, result }) => result?.state === 'fail' && !tasks.length);
    if (unread) {
      const name = 'the tests can be read';
      result.tests = [
        { id: name, name, timeSpentMs: 0, status: 1, failureMessage: unread.result.errors?.[0]?.message },
      ];
    }
    return result;
  };
  return runner;
}
makeStrictRunner.inject = makeRunner.inject;

export const strykerPlugins = [
  { kind: 'Ignore', name: 'prose', value: prose },
  { kind: 'TestRunner', name: 'strict-vitest', factory: makeStrictRunner },
];
