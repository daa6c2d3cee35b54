import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, lstat, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { COMMAND, ended, follow, lines, logged, makeFolder, quiet, runIn, served } from '../testing/shop-program.ts';

const folder = await makeFolder();
const run = runIn(folder);

test('a shop starts, refuses a second process on its data, and stops cleanly (USE-1)', async () => {
  const shop = run({});
  const address = await served(shop);
  expect(lines(shop)).toHaveLength(logged(shop).length);
  const [filled, started] = logged(shop);
  expect(filled?.msg).toMatch(/^demo shop with \d+ products and \d+ pages filled in/);
  // Its address is a secret, which no log gets.
  const asked = run({}, COMMAND, ['mailbox']);
  expect(await ended(asked)).toBe(0);
  const [mailbox = ''] = /\/dev\/mailbox\/[\w-]{43}$/.exec(asked.output.trim()) ?? [];
  expect(shop.output).not.toContain('/dev/mailbox');
  expect((await fetch(address + mailbox)).status).toBe(200);
  expect((await fetch(`${address}/dev/mailbox`)).status).toBe(404);
  expect(started).toMatchObject({ data: join(folder, 'data'), version: manifest.version });
  expect(shop.output).toMatch(/Embedded database: fine for trying.*DATABASE_URL/);

  const second = run({});
  expect(await ended(second)).toBe(1);
  expect(second.output).toMatch(/✗ The data in .* is in use by another Vitrine process/);
  // The running shop imports, so that it need not be stopped.
  const command = run({}, COMMAND, ['import', 'nothing.yaml']);
  expect(await ended(command)).toBe(1);
  expect(command.output).toMatch(/nothing\.yaml: file or folder not found\n.*Nothing was changed\./);

  // A request under way when the word to stop comes is still answered.
  const answer = fetch(`${address}/api/v1/products/?count=100`);
  shop.child.kill('SIGTERM');
  expect([200, 'refused']).toContain(await answer.then(({ status }) => status).catch(() => 'refused'));
  expect(await ended(shop)).toBe(0);

  const again = run({});
  await served(again);
  expect(again.output).not.toMatch(/demo shop/);
  again.child.kill('SIGTERM');
  expect(await ended(again)).toBe(0);

  const elsewhere = run({ MERCHANT: 'OTHER' });
  expect(await ended(elsewhere)).toBe(1);
  expect(lines(elsewhere)).toEqual(['✗ MERCHANT is OTHER, but the database has no such store. It has DEFAULT.']);
});

test('requests are measured on another port, and logged with their trace', async () => {
  const spans: Record<string, unknown>[] = [];
  const collector = createHttpServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as { resourceSpans: { scopeSpans: { spans: typeof spans }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const shop = run({
    METRICS_PORT: '0',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  const address = await served(shop);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const rendered = await fetch(`${address}/?x=1`, { headers });
  const cached = await fetch(`${address}/?x=2`, { headers });
  await fetch(`${address}/favicon.svg`);
  await fetch(`${address}/api/v1/product/0`);
  await vi.waitUntil(() => logged(shop).filter(({ msg }) => msg === 'request completed').length === 4, {
    timeout: 120_000,
  });
  const requests = logged(shop).filter(({ msg }) => msg === 'request completed');
  const seen = requests.map(({ route, status }) => [route, status]);
  expect(seen).toEqual([
    ['page', 200],
    ['cached page', 200],
    ['asset', 200],
    ['/api/v1/product/:key', 404],
  ]);
  const ids = [rendered, cached].map((response) => response.headers.get('x-request-id'));
  expect(requests.map(({ reqId }) => reqId)).toEqual(expect.arrayContaining(ids));
  expect(requests.map((line) => line.traceId)).toEqual([traceId, traceId, undefined, undefined]);

  const place = String(logged(shop).find(({ msg }) => msg === 'shop started')?.metrics);
  // Jobs begin a second after the start.
  const metrics = await vi.waitFor(
    async () => {
      const text = await (await fetch(place)).text();
      expect(text).toContain('vitrine_job_last_success_timestamp_seconds{name="mails"}');
      return text;
    },
    { timeout: 30_000 },
  );
  const value = (series: string) =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length),
    );
  const count = 'vitrine_http_request_duration_seconds_count';
  expect(value(`${count}{method="GET",route="cached page",status="200"}`)).toBe(1);
  expect(value(`${count}{method="GET",route="/api/v1/product/:key",status="404"}`)).toBe(1);
  expect(value('vitrine_cache_requests_total{cache="pages",result="hit"}')).toBe(1);
  expect(value('vitrine_cache_requests_total{cache="pages",result="miss"}')).toBe(1);
  expect(value('vitrine_database_up')).toBe(1);
  expect(value('vitrine_mails_waiting')).toBe(0);
  expect(value('vitrine_refunds_owed{state="failed"}')).toBe(0);
  expect(value('vitrine_job_last_success_timestamp_seconds{name="mails"}')).toBeGreaterThan(0);
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  shop.child.kill('SIGTERM');
  expect(await ended(shop)).toBe(0);

  // Waiting spans are sent before the end. Only the requests with a trace have spans.
  collector.close();
  const [page, ...others] = spans.filter(({ kind }) => kind === 2);
  expect([page, ...others].map((span) => span?.name)).toEqual(['GET page', 'GET cached page']);
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  expect(page?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(spans.find(({ name }) => String(name).startsWith('GET /api/v1/'))?.parentSpanId).toBe(page?.spanId);
});

test('systemd learns of the start and the end, SIGHUP lets the shop drain, and SIGUSR1 opens nothing', async () => {
  const programs = join(folder, 'programs');
  const notices = join(folder, 'notices.txt');
  await mkdir(programs);
  await writeFile(join(programs, 'systemd-notify'), `#!/bin/sh\necho "$NOTIFY_SOCKET $@" >> '${notices}'\n`);
  await chmod(join(programs, 'systemd-notify'), 0o755);
  const shop = run({ NOTIFY_SOCKET: '/run/notify', PATH: `${programs}:/usr/bin:/bin`, DRAIN_SECONDS: '10' });
  const address = await served(shop);
  const noticed = async () => (await readFile(notices, 'utf8')).trim().split('\n');
  await vi.waitFor(async () => expect(await noticed()).toEqual(['/run/notify READY=1']), { timeout: 60_000 });

  shop.child.kill('SIGUSR1');
  expect((await fetch(address)).status).toBe(200);
  shop.child.kill('SIGHUP');
  const readiness = async () => (await fetch(`${address}/actuator/health/readiness`)).status;
  await vi.waitFor(async () => expect(await readiness()).toBe(503), { timeout: 10_000, interval: 20 });
  expect((await fetch(address)).status).toBe(200);
  expect(await ended(shop)).toBe(0);
  expect(await noticed()).toEqual(['/run/notify READY=1', '/run/notify STOPPING=1']);
  expect(shop.output).not.toContain('Debugger');
});

describe('npm start', () => {
  const root = join(import.meta.dirname, '../..');

  test.each([
    ['SIGTERM to npm', (pid: number) => process.kill(pid, 'SIGTERM')],
    ['Ctrl-C in its terminal', (pid: number) => process.kill(-pid, 'SIGINT')],
  ])('%s ends the shop and releases its data', async (_, end) => {
    const npm = follow(
      spawn('npm', ['start'], {
        cwd: root,
        env: {
          ...process.env,
          ...quiet,
          DATABASE_URL: '',
          DATA_DIR: join(folder, 'data'),
          PORT: '0',
          DRAIN_SECONDS: '2',
        },
        detached: true,
      }),
    );
    const address = await served(npm);
    // Its output ends with the shop's, so only its exit tells when it has ended itself.
    const exited = once(npm.child, 'exit');
    end(npm.child.pid ?? 0);
    await exited;
    // A program that waits for npm may start the next shop: this one has ended before npm.
    await expect(fetch(address)).rejects.toThrow();
    const again = run({});
    await served(again);
    again.child.kill('SIGTERM');
    expect(await ended(again)).toBe(0);
  });
});

/** Returns the response of the shop to these bytes. */
async function answerTo(address: string, lines: readonly string[]): Promise<{ status: number; headers: Headers }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = ''] = (await text(socket)).split('\r\n\r\n', 1);
  const [first = '', ...rest] = head.split('\r\n');
  const pairs = rest.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  return { status: Number(first.split(' ')[1]), headers: new Headers(pairs) };
}

/** Everything in the folder that others than its owner could read or write. */
async function openToOthers(place: string): Promise<string[]> {
  const names = await readdir(place, { recursive: true });
  const found = await Promise.all(
    ['', ...names].map(async (name) => ((await lstat(join(place, name))).mode & 0o077 ? [name] : [])),
  );
  return found.flat();
}

test('a data folder that is open to others is made private at the start', async () => {
  // A copy of the data that the first start made: another first start would cost as much as all other tests here.
  const place = join(folder, 'open');
  await cp(join(folder, 'data'), place, { recursive: true });
  const names = ['', ...(await readdir(place, { recursive: true }))];
  await Promise.all(names.map((name) => chmod(join(place, name), 0o777)));
  expect(await openToOthers(place)).toHaveLength(names.length);
  const shop = run({ DATA_DIR: place, LOG_LEVEL: 'warn' });
  const address = await served(shop);
  expect(await openToOthers(place)).toEqual([]);

  // Every answer carries the security headers, those to what is no proper request as well.
  const host = `Host: ${new URL(address).host}`;
  const cases: [number, string[]][] = [
    [200, ['GET / HTTP/1.1', host, 'Connection: close']],
    [404, ['GET /nothing HTTP/1.1', host, 'Connection: close']],
    [404, ['GET //evil.example HTTP/1.1', host, 'Connection: close']],
    [400, ['GET / HTTP/1.1', 'Connection: close']],
    [400, ['GET / HTTP/1.1', host, 'Host: evil.example', 'Connection: close']],
    [417, ['GET / HTTP/1.1', host, 'Expect: much', 'Connection: close']],
    [400, ['nonsense']],
    [400, ['GET /%zz HTTP/1.1', host, 'Connection: close']],
    [431, ['GET / HTTP/1.1', host, `X-Long: ${'x'.repeat(20_000)}`, 'Connection: close']],
  ];
  for (const [status, lines] of cases) {
    const answer = await answerTo(address, lines);
    expect(answer.status, lines.join()).toBe(status);
    expect(answer.headers.get('strict-transport-security'), lines.join()).toBe('max-age=63072000');
    expect(answer.headers.get('x-content-type-options'), lines.join()).toBe('nosniff');
    expect(answer.headers.get('content-security-policy'), lines.join()).toContain("frame-ancestors 'none'");
  }

  // A page from the cache has its own id each time, and the hashes of its own scripts.
  const pages = [await fetch(address), await fetch(address), await fetch(`${address}/favicon.svg`)];
  const ids = pages.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  const policy = pages[0]?.headers.get('content-security-policy') ?? '';
  expect(policy.match(/'sha256-/g)?.length).toBeGreaterThan(2);
  expect(await pages[0]?.text()).not.toContain(' nonce=');

  // A proxy that is not trusted is warned of once.
  for (const proxied of ['203.0.113.7', '203.0.113.8'])
    await fetch(`${address}/api/v1/store/DEFAULT`, { headers: { 'x-forwarded-for': proxied } });
  shop.child.kill('SIGTERM');
  expect(await ended(shop)).toBe(0);
  expect(shop.output.match(/TRUST_PROXY is not set/g)).toHaveLength(1);
});

test('a page that fails is logged with its request id', async () => {
  const broken = createHttpServer((_, response) => {
    response.writeHead(500, { 'content-type': 'application/json', 'x-request-id': 'id-of-the-api' });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const shop = run({ API_URL: `http://127.0.0.1:${(broken.address() as AddressInfo).port}`, LOG_LEVEL: 'error' });
  const address = await served(shop);
  const page = await fetch(`${address}/product/anything`);
  expect(page.status).toBe(503);
  shop.child.kill('SIGTERM');
  expect(await ended(shop)).toBe(0);
  broken.close();
  expect(logged(shop)).toContainEqual(
    expect.objectContaining({
      msg: 'a page failed',
      reqId: page.headers.get('x-request-id'),
      status: 503,
      failedCalls: expect.arrayContaining([{ status: 500, requestId: 'id-of-the-api' }]),
    }),
  );
});

test('too many uncached pages give 429, cached pages are still served', async () => {
  const shop = run({ PAGES_PER_MINUTE: '5' });
  const address = await served(shop);
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  // Unknown paths share one page for each language, but each is looked for among the redirects. Case and unknown
  // parameters make no other page.
  for (const path of ['/nothing', '/wp-login.php', '/a?b=c']) expect(await statusOf(path)).toBe(404);
  for (const path of ['/', '/?x=1', '/?x=2', '/fr', '/FR', '/Fr?y=1']) expect(await statusOf(path)).toBe(200);
  const refused = await fetch(`${address}/fr/product/mug-atelier?x=1`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Trop de pages demandées. Réessayez dans une minute');
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/api/v1/store/DEFAULT')).toBe(200);
  shop.child.kill('SIGTERM');
  expect(await ended(shop)).toBe(0);
});

test('too many searches give a page with 429, other pages are still served', async () => {
  const shop = run({ SEARCHES_PER_MINUTE: '2' });
  const address = await served(shop);
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  expect([await statusOf('/search?q=mug'), await statusOf('/fr/search?q=lampe')]).toEqual([200, 200]);
  const refused = await fetch(`${address}/search?q=vase`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await refused.text();
  expect(page).toContain('<title>One moment, please');
  expect(page).toContain('Too many searches. Try again in a minute');
  // It has been shown already, so it costs nothing.
  expect(await statusOf('/search?q=mug')).toBe(200);
  expect(await statusOf('/product/atelier-mug')).toBe(200);
  shop.child.kill('SIGTERM');
  expect(await ended(shop)).toBe(0);
});

test('the import command imports a file, and names the wrong rows of an invalid one', async () => {
  const good = join(folder, 'good.yaml');
  await writeFile(
    good,
    'store: { code: DEFAULT, name: Mine, currency: EUR, languages: [en], country: FR }\ncategories: [{ code: a, name: A }]\nproducts: [{ sku: X, name: X, categories: [a], price: 1, stock: 1 }]\n',
  );
  const bad = join(folder, 'bad.yaml');
  await writeFile(bad, 'products:\n  - { sku: Y, name: Y, categories: [a], price: free, stock: 1 }\n');
  const env = { DATA_DIR: join(folder, 'mine') };
  const imported = run(env, COMMAND, ['import', good]);
  expect(await ended(imported)).toBe(0);
  expect(imported.output).toMatch(/new: .*1 product.*\n.*✓ Imported as change \d+/);
  const refused = run(env, COMMAND, ['import', bad]);
  expect(await ended(refused)).toBe(1);
  expect(refused.output).toMatch(/✗ bad\.yaml:2, products Y, price: /);
  expect(refused.output).toContain('Nothing was changed.');
  const shop = run(env);
  const address = await served(shop);
  expect(await (await fetch(`${address}/api/v1/store/DEFAULT`)).json()).toMatchObject({ name: 'Mine' });

  // The shop has the database to itself, and does what a command of its owner asks.
  const stock = run(env, COMMAND, ['stock', 'X', '5']);
  expect(await ended(stock)).toBe(0);
  expect(stock.output).toContain('Stock of X set to 5 (was 1).');
  const commands: [string[], number, RegExp][] = [
    [['price', 'X', '2.50'], 0, /Price of X set to €2\.50 \(was €1\.00\)\./],
    [['orders', '--json'], 0, /^ {2}\[\]$/m],
    [['ship', 'first'], 1, /✗ "first" is not an order number such as 10042\.\n\n {2}npm run shop -- ship ID/],
  ];
  for (const [args, code, output] of commands) {
    const done = run(env, COMMAND, args);
    expect([args, await ended(done)]).toEqual([args, code]);
    expect(done.output).toMatch(output);
    if (args[0] === 'ship') expect(done.output).not.toContain('-- orders');
  }
  const feed = await fetch(`${address}/feeds/products.xml`);
  expect(feed.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(await feed.text()).toContain('<g:id>X</g:id>');
  const unknown = run(env, COMMAND, ['order', '99']);
  expect(await ended(unknown)).toBe(1);
  expect(unknown.output).toContain('✗ Order not found');
  const channel = join(env.DATA_DIR, 'commands.json');
  expect((await stat(channel)).mode & 0o777).toBe(0o600);
  const stranger = await fetch(`${address}/dev/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer guess' },
    body: JSON.stringify({ args: ['stock', 'X', '0'] }),
  });
  expect(stranger.status).toBe(404);
  shop.child.kill('SIGTERM');
  await ended(shop);
  await expect(stat(channel)).rejects.toMatchObject({ code: 'ENOENT' });

  const listed = run(env, COMMAND, ['stock', 'X', '6']);
  expect(await ended(listed)).toBe(0);
  expect(listed.output).toContain('Stock of X set to 6 (was 5).');
});

test('a command says in one line that the shop ended before it was done', async () => {
  const env = { DATA_DIR: join(folder, 'ending') };
  const ending = createHttpServer((_, response) => {
    response.write('{"share":0}\n', () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(ending, 'listening');
  const url = `http://127.0.0.1:${(ending.address() as AddressInfo).port}`;
  await mkdir(env.DATA_DIR);
  await writeFile(join(env.DATA_DIR, 'commands.json'), JSON.stringify({ url, token: 'any' }));
  for (const args of [
    ['import', 'any.yaml'],
    ['backup', 'any.backup'],
  ]) {
    const command = run(env, COMMAND, args);
    expect([args, await ended(command)]).toEqual([args, 1]);
    expect(lines(command)).toEqual([expect.stringMatching(/^✗ The shop ended before the command was done: .+\.$/)]);
  }
  ending.close();
});

test('DEMO=no starts an empty shop with a home page', async () => {
  const shop = run({ DATA_DIR: join(folder, 'empty'), DEMO: 'no' });
  const address = await served(shop);
  expect(shop.output).not.toContain('demo shop with');
  expect(shop.output).toContain('The shop is empty');
  const home = await fetch(address);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<title>My shop</title>');
  shop.child.kill('SIGTERM');
  expect(await ended(shop)).toBe(0);
});

test('a port in use is reported before anything is changed', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const started = run({ PORT: String(port), DATA_DIR: join(folder, 'mine') });
  expect(await ended(started)).toBe(1);
  expect(started.output).toContain(`✗ Port ${port} is already in use`);
  other.close();
});
