import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { appModules } from './app-modules.ts';
import { languageFiles } from './language-files.ts';
import { leanImports, leanPackages } from './lean-packages.ts';
import { offlineWorker } from './offline-worker.ts';
import { separateSourceMaps } from './source-maps.ts';
import { startScript } from './start-script.ts';
import { unusedFeatures } from './unused-features/unused-features.ts';

// Few larger files compress better than many small ones: React, the code of every page, and the rest per page. React
// has its own file because it changes less often. The entry has its own, because running it starts React.
const frame = appModules([
  'root',
  'start-react',
  'layout/frame/frame',
  'layout/errors/go-back',
  'layout/deferred/recently-viewed-slot',
  'seo/page-meta',
  'seo/json-ld-script',
  'seo/breadcrumb-json-ld',
  'hooks/use-hydrated',
  'hooks/use-out-of-view',
  'features/catalog/card/product-row',
  'features/catalog/product/breadcrumb-trail',
  'features/content/promise-icon',
  'session/token',
  'format/date',
  'format/money',
  'ui/stars',
  'ui/follow-input',
  'ui/rich-text',
]);
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: 'frame',
    test: (id: string) =>
      frame.test(id) ||
      /[\\/]ui[\\/]src[\\/](icons\.ts|mask-icon\.tsx)$|contract[\\/]src[\\/](plural|site-(languages|paths))\.ts$/.test(
        id,
      ),
    priority: 1,
  },
];

// Warnings of the router are for developers; the browser build leaves them out.
const manualPureFunctions = ['warning', 'warningOnce', 'warnOnce', 'console.warn'];

// Lists of the contract that only the server uses stay on the server.
const moduleSideEffects = (id: string) => !/contract[\\/]src[\\/]/.test(id);

export default defineConfig({
  plugins: [
    leanImports(),
    leanPackages(unusedFeatures),
    languageFiles(),
    offlineWorker(),
    separateSourceMaps(),
    startScript(),
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions, moduleSideEffects },
          output: { codeSplitting: { groups } },
        },
      },
    },
    // One file: finding and reading a hundred takes longer at every start.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
  build: {
    // The router preloads a page's files itself; Vite's preload would add code to every page.
    modulePreload: false,
    cssCodeSplit: false,
    // Nobody reads that list; checks measure what matters.
    reportCompressedSize: false,
    // A font or picture inside the style sheet would be loaded by every page and refused by font-src.
    assetsInlineLimit: 0,
    // light-dark(), popover and :has() are not transpiled; that would double the style sheet.
    cssTarget: ['chrome125', 'firefox129', 'safari17.5'],
  },
});
