import { defineConfig } from 'vitest/config';

const { FLOW } = process.env;
const ENTRY = 'virtual:tests';
const LAWS = '/tests/machines/machines.test.ts';

/** Bundles the tests of a flow into one file, which is loaded anew for each mutant. */
export default defineConfig({
  plugins: [
    {
      name: 'tests',
      resolveId: (id) => (id === ENTRY ? id : undefined),
      load: (id) =>
        id === ENTRY
          ? `import '${LAWS}'; import.meta.glob(['/tests/${FLOW}/*.test.ts', '!**/*.fuzz.test.ts'], { eager: true })`
          : undefined,
      // Leaves other machines as they are.
      transform: (code, id) => (id.endsWith(LAWS) ? code.replace('/machines/*/', `/machines/${FLOW}/`) : undefined),
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
