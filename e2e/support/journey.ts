// A journey fails when the browser complains, whatever else went well.
import { test as base, expect, type Page } from '@playwright/test';

export const test = base.extend<{ quietBrowser: undefined }>({
  quietBrowser: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        // A page that is not found is allowed to say so, and so is a shop that refuses a change of the cart, an order or a
        // customer, or a call of staff, and a line cut off.
        const isAnswer = /\/api\/v1\/(auth\/|cart|customer|orders|private\/)|\/checkout\/order$/.test(
          message.location().url,
        );
        const isDomainError = /status of (400|401|403|409)/.test(message.text()) && isAnswer;
        const isAbsence = /status of 404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(message.text());
        if (message.type() === 'error' && !isDomainError && !isAbsence)
          complaints.push(`${page.url()}: ${message.text()}`);
      });
      await use(undefined);
      expect(complaints).toEqual([]);
      // The next journey uses the same page: a navigation that still runs would reach into it.
      if (!page.isClosed()) await expect(() => page.goto('about:blank')).toPass();
    },
    { auto: true },
  ],
});

/** Opens a page and waits until React has started. A link that is followed before loads a whole page. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
}

export { expect };
