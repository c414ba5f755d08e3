import { defineConfig } from 'vitest/config';

const { TEST_REPORT } = process.env;

export default defineConfig({
  test: {
    dir: 'tests',
    include: ['**/*.test.ts'],
    // Tests do not change what others import; shared modules save a third of the time.
    pool: 'threads',
    isolate: false,
    // Fuzzed tests run 10,000 cases, on a busy machine.
    testTimeout: 60_000,
    // By default one core is left alone.
    maxWorkers: '100%',
    globalSetup: 'tests/temporary.ts',
    // The same seed in every file.
    setupFiles: 'tools/charts/paths/chance.ts',
    reporters: TEST_REPORT ? ['default', ['json', { outputFile: TEST_REPORT }]] : ['default'],
  },
});
