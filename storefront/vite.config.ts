import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { languageFiles } from './language-files.ts';
import { offlineWorker } from './offline-worker.ts';
import { scriptGroups } from './script-groups.ts';
import { separateSourceMaps } from './source-maps.ts';
import { startScript } from './start-script.ts';

// The router warns developers; the bundler may leave out such calls because nothing depends on them.
const manualPureFunctions = ['warning', 'warningOnce', 'warnOnce'];

// Lists of the contract that only the server uses stay on the server.
const moduleSideEffects = (id: string) => !/contract[\\/]src[\\/]/.test(id);

export default defineConfig({
  plugins: [languageFiles(), offlineWorker(), separateSourceMaps(), startScript(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions, moduleSideEffects },
          output: { codeSplitting: { groups: scriptGroups } },
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
