// npm run lighthouse: Lighthouse scores of the home page, a category, a product and longer lists, on a simulated phone. Each page is
// measured five times and the median counts. Then presses and moves (interactions.ts). Lighthouse is installed separately, at the
// first run.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../scripts/chromium.mjs';
import { cleanInstall } from '../scripts/npm.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { generateProducts } from './generate-products.ts';
import { measureInteractions } from './interactions.ts';
import { median } from './samples.ts';
import { startShop } from './shop-process.ts';

const TOOLS = join(import.meta.dirname, '../tools/lighthouse');
const RUNS = 5;
const MORE_PRODUCTS = 60;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Audit {
  readonly numericValue?: number;
}

interface Report {
  readonly categories: Record<string, { score: number }>;
  readonly audits: Record<string, Audit>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>;
interface Launcher {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

async function loadTools(): Promise<{ lighthouse: Lighthouse; launcher: Launcher }> {
  const require = createRequire(join(TOOLS, 'package.json'));
  const load = async () => ({
    lighthouse: ((await import(pathToFileURL(require.resolve('lighthouse')).href)) as { default: Lighthouse }).default,
    launcher: (await import(pathToFileURL(require.resolve('chrome-launcher')).href)) as Launcher,
  });
  try {
    return await load();
  } catch {
    console.log('  · installing Lighthouse');
    await cleanInstall(TOOLS, ['--ignore-scripts']);
    return load();
  }
}

const { lighthouse, launcher } = await loadTools();
const chromePath = await findChromium();
const chrome = await launcher.launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });

async function measurePage(shopUrl: string, path: string): Promise<void> {
  const url = shopUrl + path;
  // The first request creates the resized pictures; it is not measured.
  await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'silent' });
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    reports.push((await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'silent' })).lhr);
  }
  const scores = CATEGORIES.map((name) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100),
  );
  const value = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0));
  const figures = `LCP ${(value('largest-contentful-paint') / 1000).toFixed(1)} s, TBT ${value('total-blocking-time').toFixed(0)} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}`;
  console.log(`  ${path.padEnd(24)} ${scores.join(' / ')}   ${figures}`);
}

/** A shop with the demo catalog, of which `extra` more products are made. */
async function withShop(extra: number, measure: (shopUrl: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
  const postgres = extra > 0 ? await startPostgres() : null;
  const env = {
    DATA_DIR: folder,
    DEMO: 'yes',
    PICTURE_SIZES: 'requested',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  if (postgres) {
    await (await startShop(env)).stop();
    await generateProducts(postgres.url, extra);
  }
  const shop = await startShop(env);
  try {
    await measure(shop.url);
  } finally {
    await shop.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await withShop(0, async (shopUrl) => {
    for (const path of ['/', '/category/all', '/product/atelier-mug', '/category/all?page=2'])
      await measurePage(shopUrl, path);
    const { firstAddMs, earlyAddMs, moveMs } = await measureInteractions(shopUrl, chromePath);
    console.log(`  first add to a cart      ${firstAddMs} ms, pressed while the page loads ${earlyAddMs} ms`);
    console.log(`  move to a product        ${moveMs.toFixed(0)} ms`);
  });
  // Four pages of 24 products.
  await withShop(MORE_PRODUCTS, (shopUrl) => measurePage(shopUrl, '/category/all?page=4'));
} finally {
  chrome.kill();
}
process.exit(0);
