// `npm run bench` measures these figures. CPU figures are of our own shop, database included; response times also of another server.
import { setTimeout as delay } from 'node:timers/promises';
import { measureOrders } from './checkout.ts';
import { type LoadOptions, load } from './load.ts';

/** So few that the stock of the demo shop lasts for all runs. */
const ORDERS = 16;
const ORDERS_AT_ONCE = 16;
const PEER_SECONDS = 10;
const COMPRESSED_MS = 1000;

/** A server to measure. */
export interface Target {
  readonly url: string;
  /** CPU seconds used so far by shop and database. */
  readonly cpu: () => number;
  /** Products without options, with enough stock. */
  readonly skus: readonly string[];
  readonly run: number;
}

/** In milliseconds. */
export type Figures = Readonly<Record<string, number>>;

const PAGES = { 'home page': '/', 'category page': '/category/all', 'product page': '/product/atelier-mug' };

/** CPU of one request. */
export async function measureCpu(target: Target): Promise<Figures> {
  const { url, cpu, skus, run } = target;
  const figures: Record<string, number> = {};
  const measure = async (name: string, options: Omit<LoadOptions, 'cpu'>) => {
    figures[name] = (await load(url, { ...options, cpu })).cpuMilliseconds;
  };
  for (const [name, path] of Object.entries(PAGES)) {
    const options = { parallel: 8, path: () => path, headers: { 'accept-encoding': 'br' } };
    // Orders of the run before have evicted the page: it is rendered and compressed once more, which is not counted.
    await load(url, { ...options, requests: 100, cpu });
    await delay(COMPRESSED_MS);
    await measure(`${name}, cached`, { ...options, requests: 1000 });
  }
  const cart = cartSteps(skus);
  await measure('first add to a cart', { requests: 200, parallel: 1, ...cart.create });
  const code = await cart.fill(url);
  await measure('add to a cart of four lines', { requests: 200, parallel: 1, ...cart.add(code) });
  await measure('read a cart of four lines', { requests: 200, parallel: 1, ...cart.read(code) });
  const orders = { count: ORDERS, parallel: ORDERS_AT_ONCE, skus, offset: 2 * ORDERS * run };
  figures['order of two lines, 16 at once'] = (await measureOrders(url, orders, cpu)).cpuMilliseconds;
  return figures;
}

/** Median response times of requests that every Shopizer-compatible server answers. No order is placed. */
export async function measureResponses({ url, skus }: Pick<Target, 'url' | 'skus'>): Promise<Figures> {
  const figures: Record<string, number> = {};
  const measure = async (name: string, options: Pick<LoadOptions, 'path' | 'send'>) => {
    const limits = { requests: 100, parallel: 1, cpu: () => 0, maxSeconds: PEER_SECONDS };
    try {
      figures[name] = (await load(url, { ...options, ...limits })).medianMilliseconds;
    } catch (error) {
      // Another server may not have every endpoint; the others are measured.
      console.error(`  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await measure('home page', { path: () => '/' });
  await measure('list of 24 products', { path: () => '/api/v1/products/?count=24&page=0' });
  await measure('categories', { path: () => '/api/v1/category/?count=20&page=0' });
  const cart = cartSteps(skus);
  await measure('first add to a cart', cart.create);
  const code = await cart.fill(url).catch(() => undefined);
  if (code === undefined) return figures;
  await measure('add to a cart of four lines', cart.add(code));
  await measure('read a cart of four lines', cart.read(code));
  return figures;
}

function cartSteps(skus: readonly string[]) {
  const body = (product: string | undefined, quantity = 1) => ({ product, quantity });
  const lines = skus.slice(0, 4);
  return {
    create: { path: () => '/api/v1/cart', send: () => ({ method: 'POST' as const, body: body(lines[0]) }) },
    add: (code: string) => ({
      path: () => `/api/v1/cart/${code}`,
      send: (index: number) => ({ method: 'PUT' as const, body: body(lines.at(-1), 1 + (index % 3)) }),
    }),
    read: (code: string) => ({ path: () => `/api/v1/cart/${code}` }),
    fill: async (url: string): Promise<string> => {
      let code = '';
      for (const product of lines) {
        const answer = await fetch(`${url}/api/v1/cart${code && `/${code}`}`, {
          method: code ? 'PUT' : 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body(product)),
          signal: AbortSignal.timeout(PEER_SECONDS * 1000),
        });
        if (!answer.ok) throw new Error(`adding ${product} to a cart answered ${answer.status}`);
        code = ((await answer.json()) as { code: string }).code;
      }
      return code;
    },
  };
}

/** Products without options that can be bought at least so many times. */
export async function findSkus(url: string, minimum: number): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/products/?count=200&page=0`, {
    signal: AbortSignal.timeout(PEER_SECONDS * 1000),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} to a list of products`);
  const { products } = (await answer.json()) as {
    products: { sku: string; quantity?: number; options?: unknown[] }[];
  };
  const skus = products
    .filter(({ quantity = 0, options = [] }) => quantity >= minimum && options.length === 0)
    .map(({ sku }) => sku);
  if (skus.length === 0) throw new Error(`${url} has no product without options and with a stock of ${minimum}`);
  return skus;
}
