import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Plugin, defineConfig } from 'vite';
import { type TransformFactory, autoOrient, imagetools, resolveConfigs, setMetadata } from 'vite-imagetools';

/** The libraries of every page, in files that a new version of the site mostly leaves as they are. */
const REACT = /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|zustand)[\\/]|rolldown/;
const LIBRARIES = /node_modules[\\/](@tanstack|xstate|@xstate)[\\/]/;

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

/** `chroma=4:2:0` halves the resolution of colour, as JPEG and WebP do: a seventh fewer bytes, in photographs unseen. */
const chroma: TransformFactory<{ chroma: string }> = ({ chroma: chromaSubsampling, format }, { useParam }) => {
  if (!chromaSubsampling || format !== 'avif') return undefined;
  useParam('chroma');
  return (image) => image.avif({ chromaSubsampling });
};

/** Libraries say `use client` to servers that know of it; the build would tell of each that it does not. */
const useClient: Plugin = {
  name: 'use-client',
  onLog: (_, { code }) => (code === 'MODULE_LEVEL_DIRECTIVE' ? false : undefined),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: {
    manifest: !isSsrBuild,
    emptyOutDir: true,
    // One sheet: a part that comes later, or by navigation, is never seen without its styles.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/prerender.tsx' : 'src/app/client.tsx',
      output: {
        // A page names dozens of files; these are enough to tell one version of each from another.
        assetFileNames: 'assets/[name]-[hash:4][extname]',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: isSsrBuild || {
          groups: [
            { name: 'react', test: REACT },
            { name: 'libraries', test: LIBRARIES },
            // The routes, without what is split off each of them.
            { name: 'routes', test: /src[\\/]routes[\\/][^?]+$/ },
            // About a quarter of the pages share these modules. One file replaces two dozen small ones. With 6, every page
            // loads the map of the country.
            { name: 'shared', test: /[\\/](src|content|machines)[\\/]/, minShareCount: 7 },
            // A few names of files each: one file of all asks for less than a dozen small ones.
            { name: 'pictures', test: /content\/pictures\/.*w=(720|480;800;1200)\b/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // The renderer carries its libraries in their production form, whatever form the build tool itself has loaded.
  ssr: { noExternal: isSsrBuild || undefined },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a page loads is loaded with what it shows: a visitor of one page carries no other.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent', 'errorComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      quoteStyle: 'single',
      disableLogging: true,
      routeTreeFileHeader: [
        '// The plugin that writes this file ties each route to its parent with `as any`; the interfaces below type it.',
      ],
    }),
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    imagetools({
      // The JPEG is for browsers of before 2020: `Picture.tsx` shows it in one width, that in the middle.
      resolveConfigs: (directives, outputFormats) => {
        const [, widths = []] = directives.find(([name]) => name === 'w') ?? [];
        const fallback = widths[Math.floor(widths.length / 2)];
        return resolveConfigs(directives, outputFormats).filter(({ format, w }) => format !== 'jpeg' || w === fallback);
      },
      // A size that is set before the orientation is read would be overwritten by it.
      extendTransforms: (builtins) => [
        autoOrient,
        crop,
        chroma,
        ...builtins.filter((builtin) => builtin !== autoOrient),
      ],
      // AVIF and WebP. At the default effort of 4, AVIF takes seven times as long and three first pictures exceed their budget.
      defaultDirectives: new URLSearchParams({ effort: '2', chroma: '4:2:0' }),
    }),
    useClient,
  ],
}));
