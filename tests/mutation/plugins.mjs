import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/** What states say of themselves is for people (`tests/machines/machines.test.ts` holds it to its form), types are for the compiler. */
const told = ['description', 'meta', 'types'];

const ignorer = {
  shouldIgnore: ({ node }) =>
    node.type === 'ObjectProperty' && told.includes(node.key.name) ? 'changes nothing that happens' : undefined,
};

const [{ factory: makeRunner }] = vitestPlugins;

/** As Stryker's `TestStatus` has them. */
const FAILED = 1;
const SKIPPED = 2;

/**
 * Paths of models are made while a file of tests is read. Where a mutant makes one impossible no test of the file is run
 * at all, which Stryker's runner takes for a success.
 */
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
