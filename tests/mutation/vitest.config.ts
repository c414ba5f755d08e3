import { defineConfig } from 'vitest/config';

const { FLOW } = process.env;
const ENTRY = 'virtual:tests';
const tests = ['/tests/machines.test.ts', `/tests/${FLOW}/*.{paths,rules}.test.ts`];

/** Makes one file of the tests of a flow and all that they import, and runs that: it is loaded anew for each mutant. */
export default defineConfig({
  plugins: [
    {
      name: 'tests',
      resolveId: (id) => (id === ENTRY ? id : undefined),
      load: (id) => (id === ENTRY ? `import.meta.glob(${JSON.stringify(tests)}, { eager: true })` : undefined),
      // Other machines stay as they are.
      transform: (code, id) =>
        id.endsWith('/tests/machines.test.ts') ? code.replace('../machines/*/', `../machines/${FLOW}/`) : undefined,
    },
  ],
  test: { include: ['.local/bundle/tests.js'] },
  ssr: { noExternal: true, external: ['vitest'] },
  build: {
    ssr: true,
    copyPublicDir: false,
    outDir: '.local/bundle',
    rolldownOptions: { input: ENTRY, output: { entryFileNames: 'tests.js' } },
  },
});
