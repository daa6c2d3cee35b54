// A rolling restart behind a proxy under load.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HostProcess } from './host-process.ts';
import { type FrontProxy, startNginx } from './nginx.ts';
import { type ShopCluster, startShopCluster } from './shop-cluster.ts';
import { type SteadyLoad, startLoad } from './steady-load.ts';

const RESTARTS = Number(process.env.RESTARTS ?? 2);
const READERS = 4;
const BUYERS = 6;
const DRAIN_SECONDS = 2;
const PAGES = ['/', '/fr', '/search?q=mug', '/category/living', '/product/blue-mug', '/fr/contact'];

let folder: string;
let cluster: ShopCluster;
let hosts: HostProcess[];
let proxy: FrontProxy;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-rolling-'));
  cluster = await startShopCluster(0);
  await cluster.stock({ ROLLING: 900_000 });
  const env = {
    DATABASE_URL: cluster.databaseUrl,
    DATA_DIR: folder,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: cluster.mailbox.url,
    MAIL_FROM: 'shop@example.com',
    PAYMENTS: 'test,cash-on-delivery',
  };
  hosts = [await HostProcess.start(env), await HostProcess.start(env)];
  proxy = await startNginx(hosts.map(({ port }) => port));
});
afterAll(async () => {
  await proxy.stop();
  await Promise.all(hosts.map((host) => host.stop()));
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Readers {
  readonly errors: readonly string[];
  readonly served: number;
  stop(): Promise<void>;
}

/** Uncached and cached pages. */
function startReaders(url: string): Readers {
  const errors: string[] = [];
  let served = 0;
  let isStopping = false;
  const reader = async (index: number) => {
    for (let turn = index; !isStopping; turn++) {
      const page = turn % 2 === 0 ? `/search?q=${index}x${turn}` : (PAGES[turn % PAGES.length] ?? '/');
      try {
        const answer = await fetch(url + page, { signal: AbortSignal.timeout(30_000) });
        const text = await answer.text();
        if (answer.status !== 200 || !text.includes('</html>')) errors.push(`${answer.status} ${page}`);
        served += 1;
      } catch (error) {
        errors.push(`${page}: ${error}`);
      }
      await after(50);
    }
  };
  const working = Promise.all(Array.from({ length: READERS }, (_, index) => reader(index)));
  return {
    errors,
    get served() {
      return served;
    },
    stop: async () => {
      isStopping = true;
      await working;
    },
  };
}

const statusAt = async (url: string) => (await fetch(url)).status;

async function healthOf({ url }: HostProcess) {
  const [readiness, liveness] = await Promise.all([
    statusAt(`${url}/actuator/health/readiness`),
    statusAt(`${url}/actuator/health/liveness`),
  ]);
  return { readiness, liveness };
}

test(`${RESTARTS} rolling restarts of two processes behind nginx under load: no request fails`, async () => {
  const load: SteadyLoad = startLoad([proxy.url], 'ROLLING', BUYERS);
  const readers = startReaders(proxy.url);
  for (let restart = 0; restart < RESTARTS; restart++) {
    for (const host of hosts) {
      host.terminate();
      await vi.waitFor(async () => expect(await healthOf(host)).toEqual({ readiness: 503, liveness: 200 }), {
        timeout: 60_000,
        interval: 20,
      });
      expect(await host.stop()).toBe(0);
      await host.start();
      await vi.waitFor(async () => expect(await healthOf(host)).toEqual({ readiness: 200, liveness: 200 }), {
        timeout: 60_000,
      });
    }
  }
  await Promise.all([load.stop(), readers.stop()]);
  expect(readers.errors).toEqual([]);
  expect(load.errors).toEqual([]);
  expect(load.refused).toBe(0);
  expect(readers.served).toBeGreaterThan(RESTARTS * 10);
  expect(load.orders.length).toBeGreaterThan(0);
  await cluster.expectInvariants();
}, 600_000);

test('nginx answers a script from its own cache, and asks the shop for pages', async () => {
  const page = await fetch(proxy.url);
  expect(page.headers.has('x-cache')).toBe(false);
  const script = /\/assets\/[\w./-]+\.js/.exec(await page.text())?.[0];
  const cacheOf = async () => {
    const answer = await fetch(proxy.url + script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBeGreaterThan(100);
    return answer.headers.get('x-cache');
  };
  await cacheOf();
  expect(await cacheOf()).toBe('HIT');
  expect((await fetch(`${proxy.url}/actuator/info`)).status).toBe(200);
});

/** The state of nginx's own cache for a client that accepts this. */
async function cacheAt(path: string, accept: string, encoding = 'br'): Promise<string | null> {
  const answer = await fetch(proxy.url + path, { headers: { accept, 'accept-encoding': encoding } });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  return answer.headers.get('x-cache');
}

test('nginx keeps a file once for each format of pictures and encoding, whatever else a browser accepts', async () => {
  const page = await (await fetch(`${proxy.url}/product/blue-mug`)).text();
  const file = /\/assets\/[\w./-]+\.css/.exec(page)?.[0] ?? 'no file';
  const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  const safari = 'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,*/*;q=0.5';
  const old = 'image/png,image/*;q=0.8';
  expect(await cacheAt(file, chrome, 'gzip, deflate, br, zstd')).toBe('MISS');
  expect(await cacheAt(file, safari, 'gzip, deflate, br')).toBe('HIT');
  expect(await cacheAt(file, old, 'gzip, deflate, br')).toBe('MISS');
  expect(await cacheAt(file, '*/*', 'br')).toBe('HIT');
});

test('nginx speaks HTTP/2', async () => {
  const session = connect(proxy.http2Url);
  const request = session.request({ ':path': '/' });
  const [headers] = (await once(request, 'response')) as [IncomingHttpHeaders];
  expect(headers[':status']).toBe(200);
  expect(await text(request)).toContain('</html>');
  session.close();
});

test('nginx passes on for whom it asks, and is trusted', async () => {
  expect(await (await fetch(`${proxy.url}/actuator/proxy`)).json()).toEqual({ forwarded: true, trusted: true });
  expect(await (await fetch(`${hosts[0]?.url}/actuator/proxy`)).json()).toEqual({ forwarded: false, trusted: false });
});
