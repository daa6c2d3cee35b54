// Checks how much a telephone fetches and runs for the first page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { staffContract } from '../../scripts/staff-contract.mjs';

/** Before the first press: what the page itself loads or contains, without its data. */
const EARLY_LIMIT = 15 * 1024;
/** With React and everything that the page needs to be complete. */
const SCRIPT_LIMIT = 116_000;
/** All scripts until the page is idle, with the headers of their responses. */
const TRAVEL_LIMIT = 140_000;
const MAX_SCRIPTS = 10;
const MARKUP_LIMIT = 45 * 1024;
/** People who are not signed in load at most this much of the back office. */
const SIGN_IN_LIMIT = 90_000;
/** With the first screen after it, and what each further screen adds. */
const FIRST_SCREEN_LIMIT = 170_000;
const FURTHER_SCREEN_LIMIT = 60_000;

/** Scripts that the browser loads with the page. */
const earlyScriptsIn = (markup: string) =>
  [...markup.matchAll(/<(?:link rel="modulepreload"|script)[^>]*(?:href|src)="([^"]+\.js)"/g)].map(
    ([, file]) => file ?? '',
  );

const inlineScriptsIn = (markup: string) =>
  [...markup.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, code]) => code ?? '')
    .filter((code) => !code.startsWith('window.__reactRouterContext.streamController.enqueue'));

/** Scripts that the page names and loads when they are needed. */
function scriptsIn(markup: string): string[] {
  const [, list = '{}'] = /__pageModules=(\{.*?\})<\/script>/s.exec(markup) ?? [];
  const { files, entry } = JSON.parse(list) as { files: string[]; entry: string };
  return [...files, entry];
}

async function getPacked(request: APIRequestContext, url: string) {
  const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
  return { size: Number(answer.headers()['content-length']), text: await answer.text() };
}

test('signing in to the back office stays within its size limit and contains no zod (STAFF-28)', {
  tag: '@smoke',
}, async ({ request }) => {
  const scripts = earlyScriptsIn((await getPacked(request, '/admin/')).text);
  expect(scripts.length).toBeGreaterThan(1);
  const loaded = await Promise.all(scripts.map((file) => getPacked(request, file)));
  expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(SIGN_IN_LIMIT);
  for (const { text } of loaded) expect(text).not.toMatch(/ZodError|invalid_union/);
});

test('the screens of the back office stay within their size limits', { tag: '@smoke' }, async ({ request }) => {
  const sizes = new Map<string, number>();
  const texts = new Map<string, string>();
  const load = async (file: string) => {
    if (sizes.has(file)) return;
    const { size, text } = await getPacked(request, file);
    sizes.set(file, size);
    texts.set(file, text);
    // The imports of a script are loaded with it.
    for (const [, other = ''] of text.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      await load(`/admin/assets/${other}`);
  };
  const laterIn = (file: string) =>
    [...(texts.get(file) ?? '').matchAll(/import\([`"']\.\/([\w.-]+\.js)[`"']\)/g)].map(
      ([, other]) => `/admin/assets/${other}`,
    );
  const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const file of earlyScriptsIn((await getPacked(request, '/admin/')).text)) await load(file);
  const routes = [...texts.keys()].flatMap(laterIn).find((file) => file.includes('/routes-')) ?? '';
  await load(routes);
  const screens = laterIn(routes).filter((file) => file.includes('-screen'));
  expect(screens.length).toBeGreaterThan(10);
  await load(screens.find((file) => file.includes('/today-screen')) ?? '');
  const first = total();
  expect(first).toBeLessThanOrEqual(FIRST_SCREEN_LIMIT);
  const known = new Set(sizes.keys());
  for (const screen of screens) {
    for (const file of sizes.keys()) if (!known.has(file)) sizes.delete(file);
    await load(screen);
    expect(total() - first, screen).toBeLessThanOrEqual(FURTHER_SCREEN_LIMIT);
  }
});

test('no source map is served, and no script or style sheet names one', async ({ request }) => {
  const markup = await (await request.get('/product/atelier-mug')).text();
  const styles = [...markup.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, file]) => file ?? '');
  const files = [...scriptsIn(markup), ...styles, '/service-worker.js'];
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(await answer.text(), file).not.toContain('sourceMappingURL');
    for (const map of [`${file}.map`, file.replace('/assets/', '/maps/assets/')])
      if (map !== file) expect((await request.get(map)).status(), map).toBe(404);
  }
});

test('no script of the storefront contains anything of the back office (SECURITY-14)', { tag: '@smoke' }, () => {
  const root = join(import.meta.dirname, '../..');
  const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
  const packagesOf = (part: string) =>
    Object.keys((JSON.parse(read(part, 'package.json')) as { dependencies: object }).dependencies);
  const filesIn = (folder: string, ending: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  const [scripts, maps] = ['storefront/build/client', 'storefront/build/maps'];
  const [scriptNames, mapNames] = [filesIn(scripts, '.js'), filesIn(maps, '.js.map')];
  expect(Math.min(scriptNames.length, mapNames.length)).toBeGreaterThan(40);
  // Where every endpoint for staff is.
  const calling = scriptNames.filter((name) => read(scripts, name).includes('private/'));
  const shared = packagesOf('storefront');
  const ownPackages = packagesOf('backoffice').filter((name) => !shared.includes(name));
  expect(ownPackages).toContain('@tanstack/react-query');
  const ownFolders = ['backoffice/', ...ownPackages.map((name) => `node_modules/${name}/`)];
  const sources = mapNames.flatMap((name) => (JSON.parse(read(maps, name)) as { sources: string[] }).sources);
  const isForStaff = (source: string) => staffContract.test(source.replace(/^(\.\.\/)+/, ''));
  const ownSources = sources.filter(
    (source) => isForStaff(source) || ownFolders.some((folder) => source.includes(folder)),
  );
  expect([...calling, ...ownSources]).toEqual([]);
});

/** Sizes of the scripts, headers included, that a first visit to a page loads until it is idle. */
async function loadScripts(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  const sizes: number[] = [];
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sizes.push(encodedDataLength);
  });
  await page.goto(url);
  // Asked by what the page loads last.
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return sizes;
}

for (const path of ['/', '/category/all', '/product/atelier-mug', '/search?q=mug'])
  test(`${path} loads few scripts until it is idle`, { tag: path.startsWith('/product') ? '@smoke' : [] }, async ({
    browser,
    baseURL,
  }) => {
    const sizes = await loadScripts(browser, `${baseURL}${path}`);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.length).toBeLessThanOrEqual(MAX_SCRIPTS);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(TRAVEL_LIMIT);
  });

for (const path of ['/contact', '/login', '/register', '/wishlist', '/track-order', '/withdrawal', '/cart'])
  test(`${path} loads few scripts`, async ({ browser, baseURL }) => {
    const sizes = await loadScripts(browser, `${baseURL}${path}`);
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.length).toBeLessThanOrEqual(MAX_SCRIPTS);
  });

for (const path of ['/', '/category/all', '/product/atelier-mug']) {
  test(`${path} stays within its size limit and contains no zod (SCREEN-11, STAFF-28)`, { tag: '@smoke' }, async ({
    request,
  }) => {
    const packed = (url: string) => getPacked(request, url);
    const page = await packed(path);
    const files = (pattern: RegExp) => [...new Set([...page.text.matchAll(pattern)].map(([, file]) => file ?? ''))];
    expect(earlyScriptsIn(page.text)).toEqual([]);
    const inline = inlineScriptsIn(page.text);
    expect(inline.length).toBeGreaterThan(2);
    expect(brotliCompressSync(inline.join('\n')).length).toBeLessThanOrEqual(EARLY_LIMIT);
    const scripts = scriptsIn(page.text);
    expect(scripts.length).toBeGreaterThan(3);
    const loaded = await Promise.all(scripts.map(packed));
    expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_LIMIT);
    for (const { text } of loaded) expect(text).not.toMatch(/ZodError|invalid_union/);
    const styles = await Promise.all(files(/<link rel="stylesheet"[^>]*href="([^"]+)"/g).map(packed));
    expect(styles.length).toBeGreaterThan(0);
    expect(page.size + styles.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MARKUP_LIMIT);
  });
}
