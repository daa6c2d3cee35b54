// The checkout of a shopper who is in a hurry: nothing jumps on a slow line, no word stands for two amounts, and another language keeps
// what was entered.
import type { Page } from '@playwright/test';
import { fillAddress, openCheckout, reachPayment, terms, toPayment } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';

const MAX_SHIFT = 0.05;
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 60_000, uploadThroughput: 60_000 };
const FAST_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

async function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

test('nothing jumps through the checkout on a slow line @mobile', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_LINE);
  try {
    await openCheckout(page);
    await fillAddress(page);
    await page.waitForLoadState('networkidle');
    expect(await readShift(page)).toBeLessThan(MAX_SHIFT);
    await toPayment(page).click();
    await expect(terms(page)).toBeVisible();
    await page.getByRole('radio', { name: /Express/ }).check();
    await page.waitForLoadState('networkidle');
    expect(await readShift(page)).toBeLessThan(MAX_SHIFT);
    await page.goBack();
    await expect(toPayment(page)).toBeVisible();
    expect(await readShift(page)).toBeLessThan(MAX_SHIFT);
    await page.goForward();
    await page.reload();
    await expect(terms(page)).toBeVisible();
    expect(await readShift(page)).toBeLessThan(MAX_SHIFT);
  } finally {
    await line.send('Network.emulateNetworkConditions', FAST_LINE);
    await line.detach();
  }
});

test('an amount is called the total when delivery and taxes are known @mobile', async ({ page }) => {
  await openCheckout(page);
  const total = page.getByText('Total', { exact: true });
  await expect(page.getByText('Subtotal', { exact: true })).not.toHaveCount(0);
  await expect(total).toHaveCount(0);
  await fillAddress(page);
  await toPayment(page).click();
  await expect(terms(page)).toBeVisible();
  await expect(total).not.toHaveCount(0);
});

test('another language keeps the step and what was entered', async ({ page }) => {
  await reachPayment(page);
  await page.locator('a[data-language=de]').click();
  await expect(page).toHaveURL(/\/de\/checkout\?step=payment/);
  await expect(terms(page)).toBeVisible();
  await expect(page.getByText('Ann Lee')).toBeVisible();
});
