// Journeys run in a real browser against the built shop, filled with the demo catalog in a folder of its own.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserWithoutPictures } from './support/browser.ts';

// Set once by the first process that reads this file; workers inherit it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));

/** Where the shop of the journeys keeps its data. */
export const dataDir = process.env.E2E_DATA;

const port = Number(process.env.E2E_PORT);
const root = join(import.meta.dirname, '..');
const builtShop = `${process.execPath} host/build/main.js`;
/** An unpacked release, as operators get it; `E2E_SHOP=build` saves the time to make one. Releases are made on Linux. */
const testedShop =
  process.platform === 'linux' && process.env.E2E_SHOP !== 'build'
    ? `${process.execPath} e2e/support/serve-release.ts ${dataDir}-release`
    : builtShop;
const shop = `http://localhost:${port}`;
const otherShop = `http://localhost:${port + 1}`;
/** This server has the endpoints of Shopizer, and none of our own. */
const standIn = `http://localhost:${port + 2}`;
const picturePort = port + 3;

/** Somebody who has been here before and refused: no notice stands in the way of what a journey is about. */
const visited = {
  cookies: [],
  origins: [shop, otherShop].map((origin) => ({
    origin,
    localStorage: [{ name: 'vitrine.cookies', value: `refused ${Date.now()}` }],
  })),
};

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // A journey waits for a third of its time (timers, animations, answers): four keep two cores busy.
  workers: 4,
  forbidOnly: true,
  // A journey that passes at its second try hides an error, of the shop or of the journey.
  retries: 0,
  // Long enough for a machine that does other work at the same time.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  use: {
    baseURL: shop,
    storageState: visited,
    // Copies of pages would hide what the shop itself answers; the journey without a connection asks for them.
    serviceWorkers: 'block',
    launchOptions: browserWithoutPictures,
    // The journeys of a worker share a page, emptied of all it stored. In a new one a page costs twice the processor time: nothing
    // is cached or compiled. Journeys about a first visit have their own.
    reuseContext: true,
  },
  projects: [
    { name: 'desktop', testDir: './journeys', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'mobile',
      testDir: './journeys',
      grep: /@mobile/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'compatibility', testDir: './compatibility', use: { baseURL: shop } },
    // The same storefront on another server, which has what Shopizer has and nothing of our own.
    {
      name: 'foreign server',
      testDir: './journeys',
      grep: /@foreign/,
      use: { baseURL: otherShop },
    },
    {
      name: 'foreign screens',
      testDir: './foreign',
      use: { baseURL: otherShop, viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: [
    {
      command: testedShop,
      cwd: root,
      url: `${shop}/actuator/health/ping`,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        // Making the sizes of all pictures would take more of the machine than the journeys leave.
        AVIF: 'no',
        PICTURE_SIZES: 'requested',
        // All journeys come from one network.
        PAGES_PER_MINUTE: '0',
        ORDERS_PER_HOUR: '0',
        // Journeys may say that they come from another one.
        TRUST_PROXY: '127.0.0.1,::1',
        API_URL: '',
        SHOP_URL: '',
        PAYMENTS: 'test,bank-transfer,cash-on-delivery',
        GEOCODING_URL: 'https://maps.example/geocode/json',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 300_000,
    },
    {
      command: `${process.execPath} e2e/support/shopizer-stand-in.ts ${port + 2} ${shop} ${picturePort}`,
      cwd: root,
      url: `${standIn}/actuator/health/ping`,
      timeout: 300_000,
    },
    {
      command: builtShop,
      cwd: root,
      url: `${otherShop}/under-construction`,
      env: {
        PORT: String(port + 1),
        API_URL: standIn,
        PICTURE_ORIGINS: `http://localhost:${picturePort}`,
        DATA_DIR: join(dataDir, 'unused'),
        SHOP_URL: '',
        PAGES_PER_MINUTE: '0',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 300_000,
    },
  ],
});
