const { FLOW } = process.env;

export default {
  // The shared files are mutated with the flow that uses all of them.
  mutate: [`machines/${FLOW}/*.ts`, ...(FLOW === 'blog' ? ['machines/*.ts'] : [])],
  plugins: ['./tests/mutation/plugins.mjs'],
  ignorers: ['told'],
  buildCommand: 'vite build --config tests/mutation/vitest.config.ts --logLevel warn',
  testRunner: 'strict-vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  // Stryker does not know this version of TypeScript.
  tsconfigFile: 'none',
  ignorePatterns: ['/.local', '/dist*', '/public', '/docs', '/test-results'],
  tempDirName: '.local/mutation',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: `.local/mutation/${FLOW}.json` },
  concurrency: 2,
  // In ms: a busy machine is slow, not endless.
  timeoutMS: 10_000,
};
