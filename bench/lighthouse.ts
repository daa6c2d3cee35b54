// npm run lighthouse: Lighthouse scores of the home page, a category and a product, on a simulated phone. Each page is
// measured five times and the median counts. Lighthouse is installed separately, at the first run.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../scripts/chromium.mjs';
import { cleanInstall } from '../scripts/npm.mjs';
import { startShop } from './shop-process.ts';

const TOOLS = join(import.meta.dirname, '../tools/lighthouse');
const RUNS = 5;
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

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const { lighthouse, launcher } = await loadTools();
const chromePath = await findChromium();
const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
const shop = await startShop({ DATA_DIR: folder });
const chrome = await launcher.launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
try {
  for (const path of ['/', '/category/all', '/product/atelier-mug']) {
    const url = shop.url + path;
    // The first request creates the resized pictures; it is not measured.
    await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'silent' });
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      reports.push((await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'silent' })).lhr);
    }
    const scores = CATEGORIES.map((name) =>
      Math.round(middle(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100),
    );
    const value = (name: string) => middle(reports.map(({ audits }) => audits[name]?.numericValue ?? 0));
    const figures = `LCP ${(value('largest-contentful-paint') / 1000).toFixed(1)} s, TBT ${value('total-blocking-time').toFixed(0)} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}`;
    console.log(`  ${path.padEnd(24)} ${scores.join(' / ')}   ${figures}`);
  }
} finally {
  chrome.kill();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
