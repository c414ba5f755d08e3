const { FLOW } = process.env;

export default {
  // What all machines share is tried with one that uses all of it.
  mutate: [`machines/${FLOW}/*.ts`, ...(FLOW === 'blog' ? ['machines/*.ts'] : [])],
  plugins: ['./tests/mutation/plugins.mjs'],
  ignorers: ['told'],
  buildCommand: 'vite build --config tests/mutation/vitest.config.ts --logLevel warn',
  testRunner: 'strict-vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  // It is of a compiler that Stryker does not know.
  tsconfigFile: 'none',
  ignorePatterns: ['/.local', '/dist*', '/public', '/docs', '/test-results'],
  tempDirName: '.local/mutation',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: `.local/mutation/${FLOW}.json` },
  concurrency: 2,
  // A machine with other work is slow, and slow is not endless.
  timeoutMS: 10_000,
};
