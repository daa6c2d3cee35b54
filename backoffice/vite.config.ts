import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { messageFiles } from './message-files.ts';

// The sentence about an endpoint is for its documentation. No browser needs it, and all endpoints of a feature are loaded
// together.
const contract = /[\\/]contract[\\/]src[\\/][\w\\/-]+\.ts$/;
const summary = /^ *summary: '[^']*',\n/gm;

const shortEndpoints = (): Plugin => ({
  name: 'short-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (contract.test(id) ? code.replace(summary, '') : null),
});

// Few larger files compress better than many small ones: the libraries, which change less often, and what sign-in needs, which
// every screen needs too. The router is apart: sign-in does without. A group takes what its modules import.
const groups = [
  { name: 'libraries', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/, priority: 2 },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 1 },
  {
    name: 'start',
    test: /backoffice[\\/]app[\\/](main|layout[\\/]shell|features[\\/]staff[\\/]sign-in[\\/]sign-in-screen)\.tsx$/,
  },
];
// Warnings of the router are for developers.
const manualPureFunctions = ['warning', 'warningOnce', 'warnOnce', 'console.warn'];

export default defineConfig({
  base: '/admin/',
  plugins: [messageFiles(), shortEndpoints(), tailwindcss()],
  build: {
    outDir: 'build',
    // Nobody reads that list; checks measure what matters.
    reportCompressedSize: false,
    // The page's policy allows no inline script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { manualPureFunctions },
      output: { codeSplitting: { groups } },
      // "use client" means nothing to an app without a server.
      checks: { moduleLevelDirective: false },
    },
    cssTarget: ['chrome125', 'firefox129', 'safari17.5'],
  },
});
