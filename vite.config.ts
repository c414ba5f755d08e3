import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Plugin, defineConfig } from 'vite';
import { type TransformFactory, imagetools, resolveConfigs, setMetadata } from 'vite-imagetools';
import { shortIdentifier } from './tools/identifiers.ts';

/** What every page needs, in one file that a new version of the site mostly leaves as it is. */
const CORE =
  /node_modules[\\/](preact|react|react-dom|@tanstack|xstate|@xstate|use-sync-external-store|zustand)[\\/]|rolldown/;

/** With one style sheet and no preloading, what Vite wraps around an import has nothing to do. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** What the toast library would write into a style element, which the Content-Security-Policy refuses. */
const toastStyles: Plugin = {
  name: 'toast-styles',
  transform: {
    filter: { id: /node_modules[\\/]sonner[\\/]/ },
    handler(code) {
      const insertion = /let head = document\.head.*?createTextNode\(code\)\)/s;
      if (!insertion.test(code)) throw new Error('sonner inserts its styles in another way than expected.');
      return code.replace(
        insertion,
        'const sheet = new CSSStyleSheet(); sheet.replaceSync(code); document.adoptedStyleSheets.push(sheet);',
      );
    },
  },
};

/** `crop=left,top,width,height`, in pixels of the original. */
const crop: TransformFactory<{ crop: string }> = (config, { useParam }) => {
  if (!config.crop) return undefined;
  useParam('crop');
  const [left = 0, top = 0, width = 0, height = 0] = config.crop.split(',').map(Number);
  return (image) => {
    setMetadata(image, 'width', width);
    setMetadata(image, 'height', height);
    return image.extract({ left, top, width, height });
  };
};

/** Small, and on nearly every page. */
const PARTS =
  /content\/(company|customers)\.|machines\/calculator\/calculator\.rules\.|src\/(design\/(CheckList|Crumbs|Field|Markdown|PageHead|Picture|drawnText|restPart|page-rest|RoofPicture|Section|Stepper|text|WithoutScript)\.|effects\/useDraft|flows\/calculator\/StepForm|sections\/(hero|Close|CloseBand|Proof|Scene|Steps|Trust)\.)|icons\/(arrow-right|wrench)\./;

/** Libraries say `use client` to servers that know of it; the build would tell of each that it does not. */
const useClient: Plugin = {
  name: 'use-client',
  onLog: (_, { code }) => (code === 'MODULE_LEVEL_DIRECTIVE' ? false : undefined),
};

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: !isSsrBuild,
    emptyOutDir: true,
    // One sheet: a part that comes later, or by navigation, is never seen without its styles.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/server.tsx' : 'src/client.tsx',
      output: {
        // A page names dozens of pictures; this is enough to tell one version of each from another.
        assetFileNames: 'assets/[name]-[hash:4][extname]',
        codeSplitting: isSsrBuild || {
          groups: [
            { name: 'core', test: CORE },
            { name: 'parts', test: PARTS },
            // A few names of files each: one file of all asks for less than a dozen small ones.
            { name: 'pictures', test: /content\/pictures\/.*w=(720|480;800;1200)\b/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // One Preact: what Node itself loads, by `import` or by `require`, it has of its own.
  ssr: { noExternal: command === 'build' || undefined },
  resolve: {
    alias: {
      // React has had this store since version 18; the shim is for older ones.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
      'react-style-singleton': resolve('src/design/style-singleton.ts'),
    },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a page loads is loaded with what it shows: a visitor of one page carries no other.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent', 'errorComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      disableLogging: true,
      routeTreeFileHeader: [
        '// The plugin that writes this file ties each route to its parent with `as any`; the interfaces below type it.',
      ],
    }),
    vanillaExtractPlugin({ identifiers: command === 'build' ? shortIdentifier : 'debug' }),
    imagetools({
      // The JPEG is for browsers of before 2020: `Picture.tsx` shows it in one width, that in the middle.
      resolveConfigs: (directives, outputFormats) => {
        const [, widths = []] = directives.find(([name]) => name === 'w') ?? [];
        const fallback = widths[Math.floor(widths.length / 2)];
        return resolveConfigs(directives, outputFormats).filter(({ format, w }) => format !== 'jpeg' || w === fallback);
      },
      extendTransforms: (builtins) => [crop, ...builtins],
      // Whoever looks at the site or tests it for the first time waits for every picture; a few per cent are not worth it.
      defaultDirectives: new URLSearchParams(mode === 'production' ? {} : { effort: '2' }),
    }),
    plainImports,
    useClient,
    toastStyles,
  ],
}));
