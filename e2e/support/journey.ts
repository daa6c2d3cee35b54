// A journey fails when the browser complains, whatever else went well.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export const test = base.extend<{ quietBrowser: undefined }>({
  quietBrowser: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        // A page that is not found is allowed to say so, and so is a shop that refuses a change of the cart, an order or a
        // customer, and a line cut off.
        const isAnswer = /\/api\/v1\/(auth\/)?(cart|customer|orders)/.test(message.location().url);
        const isRefusal = /status of (400|401|409)/.test(message.text()) && isAnswer;
        const isAbsence = /status of 404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(message.text());
        if (message.type() === 'error' && !isRefusal && !isAbsence) complaints.push(`${page.url()}: ${message.text()}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(width);
}

/** One heading, readable in light and dark, and no sideways scroll at 320 pixels. */
export async function expectGood(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // What is not confirmed yet is dimmed for a moment.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}
