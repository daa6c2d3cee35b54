import { defineConfig } from 'vitest/config';

/** Proofs that build and fill whole shops. */
const busy = [
  'proofs/first-start.proof.ts',
  'proofs/import-crash.proof.ts',
  'proofs/privileges.proof.ts',
  'proofs/release.proof.ts',
];
/** Proofs that repeat what they do: how often is set by the environment. */
const repeated = ['proofs/crash.proof.ts', 'proofs/rolling-restart.proof.ts'];
const outages = ['proofs/database-errors.proof.ts'];
const races = 'proofs/races.proof.ts';
const api = ['server/src/**/*.api.test.ts', 'conformance/*.api.test.ts'];
/** Tests that take many seconds each; `npm run test:all` runs them. */
const slow = '**/*.slow.test.ts';
const slowApi = '**/*.slow.api.test.ts';

export default defineConfig({
  test: {
    // A database costs seconds to start and milliseconds to empty: one for each worker, shared by its files.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // The first test of a worker opens its database, which takes a minute on a busy machine.
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contract,server,host,checks,conformance,bench,recipes}/**/*.test.ts',
            'storefront/*.test.ts',
            'storefront/{app,worker}/**/*.test.ts',
            '{backoffice/app,ui/src}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...api, slow],
        },
      },
      {
        // Components in a document without a layout, with the real client and a stand-in for the server behind it.
        extends: true,
        test: {
          name: 'components',
          include: ['{backoffice/app,storefront/app,ui/src}/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://shop.example/' } },
          setupFiles: 'testing/component-setup.ts',
        },
      },
      { extends: true, test: { name: 'api', include: api, exclude: ['**/node_modules/**', slowApi] } },
      { extends: true, test: { name: 'slow', include: [slow] } },
      { extends: true, test: { name: 'slow-api', include: [slowApi] } },
      ...[
        { name: 'proofs', include: ['proofs/*.proof.ts'], exclude: [...repeated, ...outages, races, ...busy] },
        { name: 'repeated', include: repeated },
        { name: 'outages', include: outages },
      ].map((test) => ({
        extends: true as const,
        test: {
          ...test,
          globalSetup: 'proofs/build-shop.ts',
          // They wait for time-outs, connections and processes more than they work.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
        },
      })),
      {
        // After the others, which wait more than they work: here every shopper is to be served.
        extends: true,
        test: {
          name: 'races',
          include: [races],
          globalSetup: 'proofs/build-shop.ts',
          sequence: { groupOrder: 2 },
          testTimeout: 600_000,
        },
      },
      {
        // Last, because the outages of the first group are to meet a machine that has time to recover from them.
        extends: true,
        test: {
          name: 'shops',
          include: busy,
          globalSetup: 'proofs/build-shop.ts',
          sequence: { groupOrder: 3 },
          testTimeout: 600_000,
        },
      },
    ],
  },
});
