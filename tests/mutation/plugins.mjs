import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/** Descriptions are checked by `tests/machines/machines.test.ts`, types by the compiler. */
const told = ['description', 'meta', 'types'];

const ignorer = {
  shouldIgnore: ({ node }) =>
    node.type === 'ObjectProperty' && told.includes(node.key.name) ? 'changes nothing that happens' : undefined,
};

const [{ factory: makeRunner }] = vitestPlugins;

/** As Stryker's `TestStatus` has them. */
const FAILED = 1;
const SKIPPED = 2;

/** Path models run while a test file is imported. Where a mutant breaks one no test runs, which Stryker takes for success. */
function makeStrictRunner(injector) {
  const runner = makeRunner(injector);
  const run = runner.run.bind(runner);
  runner.run = async (options) => {
    const outcome = await run(options);
    if (outcome.tests?.every(({ status }) => status === SKIPPED)) {
      const name = 'there are tests';
      outcome.tests = [{ id: name, name, timeSpentMs: 0, status: FAILED, failureMessage: 'No test was run.' }];
    }
    return outcome;
  };
  return runner;
}
makeStrictRunner.inject = makeRunner.inject;

export const strykerPlugins = [
  { kind: 'Ignore', name: 'told', value: ignorer },
  { kind: 'TestRunner', name: 'strict-vitest', factory: makeStrictRunner },
];
