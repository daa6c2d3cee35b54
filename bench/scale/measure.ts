// These figures are measured in a shop with a generated catalog. Every request is new to the shop.
import { Client } from 'pg';
import { load } from '../load.ts';
import { cpuSeconds, cpuSecondsOfAll, type ShopProcess } from '../shop-process.ts';
import { startBareServer } from '../start-bare-server.ts';
import { FIRST_PRODUCT, LARGE_CATEGORY } from './generate.ts';
import { lateThings, materials, things } from './words.ts';

export interface Measured {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 's' | 'ms CPU';
  readonly goal?: number | undefined;
}

const parts = ['start', 'searches', 'lists', 'pages', 'price'] as const;

interface Measuring {
  /** The figures to measure; without it all are measured. */
  readonly only?: readonly string[] | undefined;
  readonly shop: ShopProcess;
  readonly databaseUrl: string;
  readonly postgresPid: number;
  readonly row: (measured: Measured) => void;
}

type Path = (index: number) => string;

const PARALLEL = 16;
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const firstWord = (text: string) => text.toLowerCase().split(' ').at(-1) ?? '';
const nouns = things.map(([en]) => firstWord(en));
const kinds = materials.map(([en]) => en);
const lateNouns = lateThings.map(([en]) => en.toLowerCase());

export async function measureShop(measuring: Measuring): Promise<void> {
  const { shop, row } = measuring;
  const isAsked = (part: (typeof parts)[number]) => !measuring.only || measuring.only.includes(part);
  if (isAsked('start')) row({ what: 'start', value: shop.startSeconds, unit: 's', goal: 3 });
  if (isAsked('start')) row({ what: 'start: CPU of the shop', value: 1000 * cpuSeconds(shop.pid), unit: 'ms CPU' });
  const client = new Client({ connectionString: measuring.databaseUrl });
  await client.connect();
  const { rows: names } = await client.query<{ name: string; slug: string }>(
    `select name, friendly_url as slug from product_texts where language = 'en' and product_id > ${FIRST_PRODUCT} order by md5(product_id::text) limit 3000`,
  );
  const { rows: brands } = await client.query<{ id: number }>(
    'select manufacturer_id as id from product_listings where product_id > 1000000 group by 1 order by 1 limit 400',
  );
  const { rows: categories } = await client.query<{ id: number; slug: string }>(
    `select category_id as id, friendly_url as slug from category_texts where language = 'en' and category_id > 100000 and category_id in (select category_id from listing_category_counts where products > 0) order by 1 limit 400`,
  );
  const brandIds = brands.map(({ id }) => id);
  await floors(measuring, names[0]?.slug ?? '');
  if (isAsked('lists')) {
    await lists(
      measuring,
      brandIds,
      categories.map(({ id }) => id),
    );
  }
  if (isAsked('pages')) {
    await pages(
      measuring,
      names.map(({ slug }) => slug),
      categories.map(({ slug }) => slug),
    );
  }
  if (isAsked('price')) await priceChange(measuring, client);
  if (isAsked('searches')) {
    await searches(
      measuring,
      names.map(({ name }) => name),
      brandIds,
    );
  }
  await client.end();
}

async function searches(measuring: Measuring, names: readonly string[], brands: readonly number[]): Promise<void> {
  const typed = keystrokes(names);
  await latency(measuring, 'suggestions, names typed letter by letter', 20, 1000, (index) =>
    suggest(pick(typed, index)),
  );
  // Signs are ignored by the search, so that the words are new to the caches each time.
  const fresh = (words: string, index: number) => `${words} ${'.'.repeat(1 + (index % 20))}${'!'.repeat(index / 20)}`;
  const twoBrands = (index: number) => `&manufacturer=${pick(brands, index)},${pick(brands, index + 7)}`;
  const prices = (index: number) => `&priceFrom=${10 + (index % 40)}&priceUntil=${150 + (index % 200)}`;
  await latency(measuring, 'search, broad words', 60, 200, (index) => searchPath(fresh(pick(nouns, index), index)));
  await latency(measuring, 'search, broad words, two brands and a price', 60, 200, (index) =>
    searchPath(fresh(pick(nouns, index), index), twoBrands(index) + prices(index)),
  );
  await latency(measuring, 'search, broad words, a price', 60, 200, (index) =>
    searchPath(fresh(pick(kinds, index), index), prices(index)),
  );
  await latency(measuring, 'search, two broad words', 60, 200, (index) =>
    searchPath(fresh(`${pick(kinds, index)} ${pick(nouns, index >> 2)}`, index)),
  );
  await latency(measuring, 'search, words of products at the end of the order', 60, 200, (index) =>
    searchPath(fresh(pick(lateNouns, index), index)),
  );
  await latency(measuring, 'search, whole names', 60, 200, (index) => searchPath(pick(names, index)));
  await latency(measuring, 'search, broad words by price', 60, 200, (index) =>
    searchPath(fresh(pick(nouns, index), index), '&sort=price-asc'),
  );
}

/** The same bytes sent without a shop by bare node:http, measured in each run. */
async function floors({ shop, row }: Measuring, slug: string): Promise<void> {
  const floor = async (what: string, path: string, parallel: number, requests: number) => {
    const bare = await startBareServer(shop.url, path, {});
    const options = { parallel, path: () => '/', cpu: bare.cpu };
    await load(bare.url, { ...options, requests: 200 });
    const { cpuMilliseconds, p95Milliseconds } = await load(bare.url, { ...options, requests });
    bare.stop();
    if (parallel > 1) row({ what: `floor, ${what}: p95`, value: p95Milliseconds, unit: 'ms' });
    row({ what: `floor, ${what}: CPU`, value: cpuMilliseconds, unit: 'ms CPU' });
  };
  await floor('a product', productPath(slug), 1, 2000);
  await floor('a search with 50 products', searchPath(nouns[0] ?? ''), PARALLEL, 1000);
}

const productPath = (slug: string) => `/api/v1/product/friendly/${slug}`;
const searchPath = (words: string, rest = '') => `/api/v1/search/?count=50&name=${encodeURIComponent(words)}${rest}`;
const suggest = (typed: string) => `/api/v1/search-products/?count=5&name=${encodeURIComponent(typed)}`;

/** The texts that shoppers who type at the same time have in the box after each letter. */
function keystrokes(names: readonly string[]): string[] {
  const shoppers = Array.from({ length: PARALLEL }, (_, shopper) =>
    names
      .filter((_name, at) => at % PARALLEL === shopper)
      .flatMap((name) => Array.from({ length: name.length - 1 }, (_letter, at) => name.slice(0, at + 2))),
  );
  return Array.from({ length: 4000 }, (_, at) => pick(shoppers, at)[Math.floor(at / PARALLEL)] ?? '');
}

async function lists(measuring: Measuring, brands: readonly number[], categories: readonly number[]): Promise<void> {
  const list = (query: string) => `/api/v1/products/?count=24&${query}`;
  const asked: [string, Path][] = [
    ['by category', (index) => `category=${pick(categories, index)}`],
    ['by brand', (index) => `manufacturer=${pick(brands, index)}`],
    ['by price', (index) => `priceFrom=${20 + (index % 200)}&priceUntil=${60 + (index % 190)}`],
    ['by color', (index) => `optionValues=${1 + (index % 12)}&priceUntil=${300 + index}`],
    [
      'by category, brand and price',
      (index) =>
        `category=${pick(categories, index)}&manufacturer=${pick(brands, index >> 2)}&priceUntil=${100 + index}`,
    ],
    ['of everything, 10,000 products on', (index) => `page=${400 + index}`],
  ];
  for (const [what, query] of asked) await cpu(measuring, `list ${what}`, 20, 60, (index) => list(query(index)));
}

async function pages(measuring: Measuring, slugs: readonly string[], categories: readonly string[]): Promise<void> {
  await cpu(measuring, 'product by slug, not cached', 1, 500, (index) => productPath(pick(slugs, index)));
  await cpu(measuring, 'product page, not cached', 40, 60, (index) => `/product/${pick(slugs, 600 + index)}`);
  await cpu(measuring, 'category page, not cached', 40, 60, (index) => `/category/${pick(categories, index)}`);
  await cpu(
    measuring,
    'page of a category with a tenth of all products, new price filter',
    40,
    40,
    (index) => `/category/${LARGE_CATEGORY}?min=${1 + index}&max=${300 + index}`,
  );
  await cpu(measuring, 'site map', 40, 1, () => '/sitemap.xml');
  await cpu(measuring, 'last file of the site map', 200, 1, () => '/sitemap-products.xml?page=1');
}

async function priceChange({ shop, row }: Measuring, client: Client): Promise<void> {
  const { rows } = await client.query<{ id: number; slug: string; price: number }>(
    `select l.product_id as id, t.friendly_url as slug, l.price from product_listings l join product_texts t using (product_id)
      where t.language = 'en' and l.product_id = ${FIRST_PRODUCT + 7}`,
  );
  const [product] = rows;
  if (!product) return;
  const priceOf = async () => {
    const answer = await fetch(`${shop.url}${productPath(product.slug)}`);
    return ((await answer.json()) as { price: number }).price;
  };
  const before = await priceOf();
  const begun = performance.now();
  await client.query(
    `insert into price_offers (variant_id, currency, amount, since) select id, 'USD', $2, now() from variants where product_id = $1`,
    [product.id, product.price + 111],
  );
  await client.query('update product_listings set price = $2 where product_id = $1', [product.id, product.price + 111]);
  while ((await priceOf()) === before && performance.now() - begun < 10_000);
  row({ what: 'a new price is shown after', value: performance.now() - begun, unit: 'ms', goal: 1000 });
}

/** 16 at once. The CPU time says more on a machine that others use too. */
async function latency(
  { shop, postgresPid, row }: Measuring,
  what: string,
  goal: number,
  requests: number,
  path: Path,
) {
  const options = { parallel: PARALLEL, cpu: cpuOf(shop, postgresPid) };
  await load(shop.url, { ...options, requests, path: (index) => path(index + requests) });
  const { p95Milliseconds, cpuMilliseconds } = await load(shop.url, { ...options, requests, path });
  row({ what: `${what}: p95`, value: p95Milliseconds, unit: 'ms', goal });
  row({ what: `${what}: CPU`, value: cpuMilliseconds, unit: 'ms CPU' });
}

// The main process of the database knows the time of connections that have ended.
const cpuOf = (shop: ShopProcess, postgresPid: number) => () =>
  cpuSeconds(shop.pid) + cpuSeconds(postgresPid) + cpuSecondsOfAll('postgres', postgresPid);

/** CPU time of shop and database for a request. */
async function cpu({ shop, postgresPid, row }: Measuring, what: string, goal: number, requests: number, path: Path) {
  const used = cpuOf(shop, postgresPid);
  const warmUp = Math.min(requests, 20);
  await load(shop.url, { parallel: 1, cpu: used, requests: warmUp, path: (index) => path(index + requests) });
  const { cpuMilliseconds } = await load(shop.url, { parallel: 1, cpu: used, requests, path });
  row({ what, value: cpuMilliseconds, unit: 'ms CPU', goal });
}
