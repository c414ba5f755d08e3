import { defineConfig } from 'vitest/config';

const { TEST_REPORT } = process.env;

export default defineConfig({
  test: {
    dir: 'tests',
    include: ['**/*.test.ts'],
    // No test changes what another imports, and a third of the time is theirs to import.
    pool: 'threads',
    isolate: false,
    globalSetup: 'tests/temporary.ts',
    // Draws by the same seed in every file.
    setupFiles: 'tools/charts/paths/chance.ts',
    reporters: TEST_REPORT ? ['default', ['json', { outputFile: TEST_REPORT }]] : ['default'],
  },
});
