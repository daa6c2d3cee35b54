// What the first page makes a telephone fetch and run.
import { expect, test } from '@playwright/test';

const SCRIPT_LIMIT = 110 * 1024;
const MARKUP_LIMIT = 45 * 1024;

const scriptsIn = (markup: string) => [
  ...new Set(
    [...markup.matchAll(/<(?:link rel="modulepreload"|script)[^>]*(?:href|src)="([^"]+\.js)"/g)].map(
      ([, file]) => file ?? '',
    ),
  ),
];

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
    const packed = async (url: string) => {
      const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
      return { size: Number(answer.headers()['content-length']), text: await answer.text() };
    };
    const page = await packed(path);
    const files = (pattern: RegExp) => [...new Set([...page.text.matchAll(pattern)].map(([, file]) => file ?? ''))];
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
