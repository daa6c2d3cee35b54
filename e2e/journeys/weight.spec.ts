// What the first page makes a telephone fetch and run.
import { expect, test } from '@playwright/test';

const SCRIPT_LIMIT = 110 * 1024;
const MARKUP_LIMIT = 45 * 1024;

for (const path of ['/', '/category/all', '/product/atelier-mug']) {
  test(`${path} stays within its weight, and carries no zod`, async ({ request }) => {
    const packed = async (url: string) => {
      const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
      return { size: Number(answer.headers()['content-length']), text: await answer.text() };
    };
    const page = await packed(path);
    const files = (pattern: RegExp) => [...new Set([...page.text.matchAll(pattern)].map(([, file]) => file ?? ''))];
    const scripts = files(/<(?:link rel="modulepreload"|script)[^>]*(?:href|src)="([^"]+\.js)"/g);
    expect(scripts.length).toBeGreaterThan(3);
    const loaded = await Promise.all(scripts.map(packed));
    expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(SCRIPT_LIMIT);
    for (const { text } of loaded) expect(text).not.toMatch(/ZodError|invalid_union/);
    const styles = await Promise.all(files(/<link rel="stylesheet"[^>]*href="([^"]+)"/g).map(packed));
    expect(styles.length).toBeGreaterThan(0);
    expect(page.size + styles.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(MARKUP_LIMIT);
  });
}
