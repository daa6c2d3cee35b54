// npm run bench:catalogue -- --shapes: CPU of pages and requests for catalogs of an unusual shape, on PostgreSQL, never from a
// cache: a product with many variants, names of 2,000 letters, names in fifty scripts, and 100,000 products in one category.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { manyVariants, scriptNames } from '../server/testing/unusual-products.ts';
import { generateProducts } from './generate-products.ts';
import { load } from './load.ts';
import { median } from './samples.ts';
import { cpuSeconds, cpuSecondsOfAll, startShop } from './shop-process.ts';

const ROUNDS = 12;
const LONG_NAME = 2000;
const PRODUCTS_IN_CATEGORY = 100_000;
const CHANGE_PAUSE_MS = 50;
const SHOWN = ['MANY', 'LONG-1', 'SCRIPT-1'];
const root = join(import.meta.dirname, '..');

type Row = (what: string, value: string) => void;

export async function benchShapes(row: Row, variants: number): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, DEMO: 'yes' };
  const shop = await startShop(env);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const cpu = () => cpuSeconds(shop.pid) + cpuSecondsOfAll('postgres');
  const importYaml = (yaml: string) => {
    const file = join(folder, 'shape.yaml');
    writeFileSync(file, yaml);
    const command = [join(root, 'host/build/shop-command.js'), 'import', file];
    execFileSync(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  /** Everything that shows products is evicted before each request. */
  const measure = async (what: string, path: string) => {
    const used: number[] = [];
    let bytes = 0;
    for (let round = 0; round <= ROUNDS; round++) {
      await client.query(
        "select pg_notify('vitrine_changes', 'products'), pg_notify('vitrine_changes', 'product:' || id) from products where sku = any($1)",
        [SHOWN],
      );
      await delay(CHANGE_PAUSE_MS);
      const before = cpu();
      const response = await fetch(shop.url + path);
      bytes = (await response.arrayBuffer()).byteLength;
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      if (round > 0) used.push((cpu() - before) * 1000);
    }
    row(what, `${median(used).toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KB`);
  };
  const measureAll = async (shape: string, slug: string, sku: string, words: string) => {
    const pages = {
      'product page': `/product/${slug}`,
      'product in the API': `/api/v1/product/friendly/${slug}`,
      'category page': '/category/unusual',
      'search page': `/search?q=${encodeURIComponent(words)}`,
      'list of 24': '/api/v1/products/?count=24&page=0&name=unusual',
    };
    for (const [what, path] of Object.entries(pages)) await measure(`${shape}: ${what}`, path);
    const send = () => ({ method: 'POST' as const, body: { product: sku, quantity: 1 } });
    const { cpuMilliseconds } = await load(shop.url, {
      requests: 30,
      parallel: 1,
      cpu,
      path: () => '/api/v1/cart',
      send,
    });
    row(`${shape}: first add to a cart`, `${cpuMilliseconds.toFixed(1)} ms`);
  };
  try {
    importYaml('categories:\n  - { code: unusual, name: Unusual }\n');
    importYaml(manyVariants({ sku: 'MANY', slug: 'many-variants', category: 'unusual', count: variants }));
    await measureAll(`${variants} variants`, 'many-variants', 'MANY-1', 'many variants');
    const long = `${'longest '.repeat(LONG_NAME / 8).trim()}`;
    const longNames = Array.from(
      { length: 30 },
      (_, index) =>
        `  - { sku: LONG-${index}, categories: [unusual], slug: long-${index}, name: "${index} ${long}", price: 9, stock: 50 }`,
    );
    importYaml(`products:\n${longNames.join('\n')}\n`);
    await measureAll('names of 2,000 letters', 'long-1', 'LONG-1', 'longest');
    const scripts = scriptNames().map(
      (name, index) =>
        `  - { sku: SCRIPT-${index}, categories: [unusual], slug: script-${index}, name: "${name}", price: 9, stock: 50 }`,
    );
    importYaml(`products:\n${scripts.join('\n')}\n`);
    await measureAll(`${scripts.length} scripts`, 'script-1', 'SCRIPT-1', scriptNames()[7] ?? '');
    await generateProducts(postgres.url, PRODUCTS_IN_CATEGORY);
    await client.query(
      `insert into listing_categories (category_id, product_id, manufacturer_id, price, position, added_on, rating, sold)
       select (select id from categories where code = 'unusual'), product_id, manufacturer_id, price, position, added_on, rating, sold
       from product_listings on conflict do nothing`,
    );
    await client.query('vacuum analyze');
    await measureAll('100,000 products in the category', 'script-1', 'SCRIPT-1', 'mug');
    await measure('100,000 products in the category: 8 pages of it', '/category/unusual?page=8');
  } finally {
    await client.end();
    await shop.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
