// npm run bench:catalogue [-- --products=N]: CPU time and latency of search, lists and pages with a large catalog on PostgreSQL. Linux only,
// because it reads CPU time from /proc. Load goes to loopback addresses only. With --shapes it measures unusual catalogs instead.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { generateProducts } from './generate-products.ts';
import { load } from './load.ts';
import { benchSearch, benchSuggestions } from './search.ts';
import { benchShapes } from './shapes.ts';
import { cpuSeconds, cpuSecondsOfAll, type ShopProcess, startShop } from './shop-process.ts';
import { startBareServer } from './start-bare-server.ts';

const PRODUCTS = Number(
  process.argv.find((arg) => arg.startsWith('--products='))?.slice('--products='.length) ?? 100_000,
);
const SECOND = 1000;
const CHANGE_PAUSE_MS = 50;

const row = (what: string, value: string) => console.log(`  ${what.padEnd(64)} ${value}`);
const milliseconds = (value: number) => `${value.toFixed(value < 1 ? 3 : 1)} ms`;

async function benchLargeCatalog(): Promise<void> {
  console.log(`\nPostgreSQL, ${PRODUCTS.toLocaleString('en')} products`);
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, DEMO: 'yes' };
  const [shop, other] = [await startShop(env), await startShop(env)];
  const cpus = { shop: () => cpuSeconds(shop.pid), database: () => cpuSecondsOfAll('postgres') };
  const cpu = () => cpus.shop() + cpus.database();
  const searchBench = { url: shop.url, databaseUrl: postgres.url, cpu: cpus, row };
  const begun = performance.now();
  for (const size of [1000, 10_000, 100_000].filter((step) => step < PRODUCTS)) {
    await generateProducts(postgres.url, size);
    await benchSuggestions(searchBench, size);
  }
  await generateProducts(postgres.url, PRODUCTS);
  await benchSuggestions(searchBench, PRODUCTS);
  row('products generated and suggestions measured in', `${((performance.now() - begun) / SECOND).toFixed(1)} s`);
  const { categories } = (await (await fetch(`${shop.url}/api/v1/category/?count=200`)).json()) as {
    categories: { id: number }[];
  };
  const { manufacturers } = (await (await fetch(`${shop.url}/api/v1/manufacturers/?count=0`)).json()) as {
    manufacturers: { id: number }[];
  };
  await benchSearch(searchBench, manufacturers);
  const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
  const lists: [string, (index: number) => string][] = [
    [
      'by category',
      (index) => `category=${pick(categories, index).id}&page=${Math.floor(index / categories.length) % 50}`,
    ],
    [
      'by brand',
      (index) => `manufacturer=${pick(manufacturers, index).id}&page=${Math.floor(index / manufacturers.length) % 50}`,
    ],
    ['by price', (index) => `priceFrom=${20 + (index % 200)}&priceUntil=${60 + (index % 200)}&sort=price-asc`],
    [
      'by category, brand and price',
      (index) =>
        `category=${pick(categories, index).id}&manufacturer=${pick(manufacturers, index >> 2).id}&priceFrom=${10 + (index % 90)}&priceUntil=200`,
    ],
    ['of everything, page by page', (index) => `page=${index}`],
  ];
  for (const [what, query] of lists) {
    const result = await load(shop.url, {
      requests: 200,
      parallel: 1,
      cpu,
      path: (index) => `/api/v1/products/?count=24&${query(index)}`,
    });
    row(
      `list ${what}, 24 products, not kept: CPU of shop and database`,
      `${milliseconds(result.cpuMilliseconds)}, p95 ${milliseconds(result.p95Milliseconds)}`,
    );
  }
  const slugs = Array.from({ length: 500 }, (_, index) => `/api/v1/product/friendly/atelier-mug-${(index + 1) * 45}`);
  const known = (
    await Promise.all(slugs.map(async (path) => ((await fetch(shop.url + path)).ok ? path : undefined)))
  ).filter((path) => path !== undefined);
  const product = await load(shop.url, {
    requests: 20_000,
    parallel: 16,
    cpu: () => cpuSeconds(shop.pid),
    path: (index) => pick(known.length > 0 ? known : ['/api/v1/product/MUG'], index),
  });
  row('product by slug from the catalog cache, CPU a request', milliseconds(product.cpuMilliseconds));
  const bareServer = await startBareServer(shop.url, '/api/v1/product/MUG', {});
  const bare = await load(bareServer.url, { requests: 20_000, parallel: 16, cpu: bareServer.cpu, path: () => '/' });
  bareServer.stop();
  row('the same bytes from bare node:http', milliseconds(bare.cpuMilliseconds));
  await benchCategoryPage(shop, postgres.url);
  row(
    'a change in the database is on the page of another process after',
    milliseconds(await changeDelay(postgres.url, other.url)),
  );
  await Promise.all([shop.stop(), other.stop()]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The category page with all products: right after a change of a product, and with new price filters. */
async function benchCategoryPage(shop: ShopProcess, databaseUrl: string): Promise<void> {
  const cpu = () => cpuSeconds(shop.pid) + cpuSecondsOfAll('postgres');
  const filters: [string, (index: number) => string][] = [
    ['a new narrow price filter', (index) => `?min=${20 + index}&max=${60 + index}`],
    ['a new price filter over nearly everything', (index) => `?min=${index + 1}&max=400`],
  ];
  for (const [what, query] of filters) {
    const path = (index: number) => `/category/all${query(index)}`;
    const { cpuMilliseconds } = await load(shop.url, { requests: 60, parallel: 1, cpu, path });
    row(`category page, ${what}: CPU of shop and database`, milliseconds(cpuMilliseconds));
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const rounds = 40;
  const before = cpu();
  for (let round = 0; round < rounds; round++) {
    await client.query("select pg_notify('vitrine_changes', 'products')");
    await delay(CHANGE_PAUSE_MS);
    await (await fetch(`${shop.url}/category/all`)).text();
  }
  const used = cpu() - before;
  await client.end();
  row('category page, its first list, all lists forgotten: CPU of both', milliseconds((used / rounds) * SECOND));
}

async function changeDelay(databaseUrl: string, url: string): Promise<number> {
  const showsChange = async () => (await (await fetch(`${url}/product/atelier-mug`)).text()).includes('Changed mug');
  await showsChange();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const begun = performance.now();
  await client.query(
    "update product_texts set name = 'Changed mug' where language = 'en' and product_id = (select id from products where sku = 'MUG')",
  );
  while (!(await showsChange()) && performance.now() - begun < 10 * SECOND);
  const passed = performance.now() - begun;
  await client.end();
  return passed;
}

const SHAPES = '--shapes';
const shapes = process.argv.find((arg) => arg.startsWith(SHAPES));
if (shapes) await benchShapes(row, Number(shapes.slice(SHAPES.length + 1)) || 500);
else await benchLargeCatalog();
