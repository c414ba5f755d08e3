import { defineConfig } from 'vitest/config';

const { TEST_REPORT } = process.env;

export default defineConfig({
  test: {
    dir: 'tests',
    include: ['**/*.test.ts'],
    globalSetup: 'tests/temporary.ts',
    // Draws by the same seed in every file.
    setupFiles: 'tests/support/chance.ts',
    reporters: TEST_REPORT ? ['default', ['json', { outputFile: TEST_REPORT }]] : ['default'],
  },
});
