import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/** What states say of themselves is for people (`tests/machines.test.ts` holds it to its form), types are for the compiler. */
const told = ['description', 'meta', 'types'];

const ignorer = {
  shouldIgnore: ({ node }) =>
    node.type === 'ObjectProperty' && told.includes(node.key.name) ? 'changes nothing that happens' : undefined,
};

const [{ factory: makeRunner }] = vitestPlugins;

/** As Stryker's `TestStatus` has it. */
const FAILED = 1;

/**
 * Paths of models are made while a file of tests is read. Where a mutant makes one impossible no test of the file is run
 * at all, which Stryker's runner takes for a success.
 */
function makeStrictRunner(injector) {
  const runner = makeRunner(injector);
  const run = runner.run.bind(runner);
  runner.run = async (options) => {
    const outcome = await run(options);
    const unread = runner.ctx.state.getFiles().find(({ result }) => result?.state === 'fail');
    if (unread && outcome.tests?.every(({ status }) => status !== FAILED)) {
      const name = 'the tests can be read';
      const failureMessage = unread.result.errors?.[0]?.message ?? name;
      outcome.tests = [{ id: name, name, timeSpentMs: 0, status: FAILED, failureMessage }];
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
