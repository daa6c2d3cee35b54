import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconMasks } from './icon-masks.ts';
import { leanImports, leanRouter } from './lean-router.ts';
import { offlineWorker } from './offline-worker.ts';

// Few larger files compress better than many small ones: what every page needs, what most pages of the catalogue need,
// and the rest with its page.
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: 'frame',
    test: /app[\\/](root|entry\.client|layout[\\/](frame|go-back|recently-viewed-slot))\.tsx?/,
    priority: 2,
  },
  {
    name: 'catalog',
    test: /(lucide-react[\\/]|app[\\/](seo[\\/](page-meta|json-ld-script|trail-facts)|features[\\/](catalog[\\/](product-row|breadcrumb-trail|use-hydrated)|content[\\/]promise-icon)|session[\\/]token|i18n[\\/]plural|format[\\/](date|money)|ui[\\/]stars)\.tsx?)/,
    priority: 1,
  },
];

// Said to whoever writes code, by the router's warnings and by its assertions; a shopper's telephone need not carry the words.
const manualPureFunctions = ['warning', 'warningOnce', 'warnOnce', 'invariant', 'console.warn'];

export default defineConfig({
  plugins: [iconMasks(), leanImports(), leanRouter(), offlineWorker(), tailwindcss(), reactRouter()],
  // Bundled on both sides, so that server and browser draw the same icons.
  ssr: { noExternal: ['lucide-react'] },
  optimizeDeps: { exclude: ['lucide-react'] },
  environments: {
    client: {
      build: { rolldownOptions: { treeshake: { manualPureFunctions }, output: { codeSplitting: { groups } } } },
    },
  },
  build: {
    sourcemap: false,
    // The router asks for a page's files itself; helping it costs code on every page.
    modulePreload: false,
    cssCodeSplit: false,
    // A font or picture inside the style sheet would be paid for by every page and refused by font-src.
    assetsInlineLimit: 0,
    // light-dark(), popover and :has() are used as they are; older browsers would get twice the style sheet.
    cssTarget: ['chrome125', 'firefox129', 'safari17.5'],
  },
});
