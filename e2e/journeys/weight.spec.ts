// What the first page makes a telephone fetch and run.
import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';

/** Before the first press: what the page itself loads or contains, without its data. */
const EARLY_LIMIT = 15 * 1024;
/** With React and everything that the page needs to be complete. */
const SCRIPT_LIMIT = 110 * 1024;
const MARKUP_LIMIT = 45 * 1024;
/** What people who are not signed in load of the back office. */
const SIGN_IN_LIMIT = 90_000;

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

test('signing in to the back office stays within its size limit and contains no zod', async ({ request }) => {
  const scripts = earlyScriptsIn((await getPacked(request, '/admin/')).text);
  expect(scripts.length).toBeGreaterThan(1);
  const loaded = await Promise.all(scripts.map((file) => getPacked(request, file)));
  expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(SIGN_IN_LIMIT);
  for (const { text } of loaded) expect(text).not.toMatch(/ZodError|invalid_union/);
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

for (const path of ['/', '/category/all', '/product/atelier-mug']) {
  test(`${path} stays within its size limit and contains no zod`, async ({ request }) => {
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
