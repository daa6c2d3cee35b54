// npm run bench:memory: memory and start times of the built shop, as a table. Linux only, because it reads /proc. Load goes to
// loopback addresses only. --products=N changes the size of the large catalog, 0 leaves it out.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { startPostgres } from '../scripts/postgres.mjs';
import { generateProducts } from './generate-products.ts';
import { cpuSeconds, memoryMegabytes, peakMegabytes, type ShopProcess, startShop } from './shop-process.ts';

const VIEWS = 5000;
const PARALLEL = 8;
/** Time for the work after a start: pictures, caches, garbage collection. */
const SETTLE_MS = 10_000;
const PRODUCTS = Number(
  process.argv.find((arg) => arg.startsWith('--products='))?.slice('--products='.length) ?? 100_000,
);

const row = (what: string, ...values: string[]) =>
  console.log(`  ${what.padEnd(48)} ${values.map((value) => value.padStart(12)).join(' ')}`);
const megabytes = (pid: number) => `${memoryMegabytes(pid).toFixed(0)} MB`;

/** Paths of a site map; those of a list of site maps are read from each of them. */
async function readSiteMap(shop: ShopProcess, path: string): Promise<string[]> {
  const map = await (await fetch(shop.url + path)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  if (!map.includes('<sitemapindex')) return paths;
  return (await Promise.all(paths.map((part) => readSiteMap(shop, part)))).flat();
}

/** Pages of the site map, then searches that are all different. */
async function view(shop: ShopProcess, count: number): Promise<void> {
  const paths = await readSiteMap(shop, '/sitemap.xml');
  let next = 0;
  const reader = async () => {
    while (next < count) {
      const index = next++;
      const path = index % 2 === 0 ? paths[(index / 2) % paths.length] : `/search?q=mug${index}`;
      const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, reader));
}

async function measure(what: string, env: Record<string, string>): Promise<void> {
  const shop = await startShop(env);
  const start = `${shop.startSeconds.toFixed(1)} s`;
  const cpu = `${cpuSeconds(shop.pid).toFixed(1)} s`;
  await after(SETTLE_MS);
  const idle = megabytes(shop.pid);
  await view(shop, VIEWS);
  row(what, start, cpu, idle, megabytes(shop.pid));
  await shop.stop();
}

row('', 'start', 'CPU of it', 'memory', `${VIEWS} views`);
const folder = mkdtempSync(join(tmpdir(), 'vitrine-memory-'));
try {
  const first = await startShop({ DATA_DIR: folder });
  const cpu = `${cpuSeconds(first.pid).toFixed(1)} s`;
  await after(SETTLE_MS);
  const peak = `${peakMegabytes(first.pid).toFixed(0)} MB`;
  row('embedded, first start; memory at most', `${first.startSeconds.toFixed(1)} s`, cpu, peak);
  await first.stop();
  await measure('embedded, CACHE_MB=192 (default)', { DATA_DIR: folder });
  await measure('embedded, CACHE_MB=32', { DATA_DIR: folder, CACHE_MB: '32' });
  if (PRODUCTS > 0) {
    const postgres = await startPostgres();
    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'other'),
      DEMO: 'yes',
      PICTURE_SIZES: 'requested',
    };
    await (await startShop(env)).stop();
    await generateProducts(postgres.url, PRODUCTS);
    await measure(`PostgreSQL, ${PRODUCTS.toLocaleString('en')} products`, env);
    postgres.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
