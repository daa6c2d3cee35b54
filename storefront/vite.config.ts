import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { appModules } from './app-modules.ts';
import { iconMasks } from './icon-masks.ts';
import { leanImports, leanRouter } from './lean-router.ts';
import { offlineWorker } from './offline-worker.ts';
import { separateSourceMaps } from './source-maps.ts';

// Few larger files compress better than many small ones: React, what every page needs, and the rest with its page. React has
// a file of its own because it changes less often than the shop.
const frame = appModules([
  'root',
  'entry.client',
  'layout/frame/frame',
  'layout/errors/go-back',
  'layout/deferred/recently-viewed-slot',
  'seo/page-meta',
  'seo/json-ld-script',
  'seo/trail-facts',
  'hooks/use-hydrated',
  'hooks/use-out-of-view',
  'features/catalog/card/product-row',
  'features/catalog/product/breadcrumb-trail',
  'features/content/promise-icon',
  'session/token',
  'i18n/plural',
  'format/date',
  'format/money',
  'ui/stars',
  'ui/follow-input',
  'ui/rich-text',
]);
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  { name: 'frame', test: (id: string) => frame.test(id) || /lucide-react[\\/]/.test(id), priority: 1 },
];

// Warnings of the router are said to whoever writes code; a shopper's telephone need not carry the words.
const manualPureFunctions = ['warning', 'warningOnce', 'warnOnce', 'console.warn'];

export default defineConfig({
  plugins: [
    iconMasks(),
    leanImports(),
    leanRouter(),
    offlineWorker(),
    separateSourceMaps(),
    tailwindcss(),
    reactRouter(),
  ],
  // Bundled on both sides, so that server and browser draw the same icons.
  ssr: { noExternal: ['lucide-react'] },
  optimizeDeps: { exclude: ['lucide-react'] },
  environments: {
    client: {
      build: { rolldownOptions: { treeshake: { manualPureFunctions }, output: { codeSplitting: { groups } } } },
    },
  },
  build: {
    // The router asks for a page's files itself; helping it costs code on every page.
    modulePreload: false,
    cssCodeSplit: false,
    // A font or picture inside the style sheet would be paid for by every page and refused by font-src.
    assetsInlineLimit: 0,
    // light-dark(), popover and :has() are used as they are; older browsers would get twice the style sheet.
    cssTarget: ['chrome125', 'firefox129', 'safari17.5'],
  },
});
