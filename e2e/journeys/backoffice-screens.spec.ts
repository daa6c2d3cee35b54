// Every screen of the back office for everybody: light and dark, wide and narrow, in each language.
import type { Page } from '@playwright/test';
import { languages } from '@vitrine/contract/site/site-languages.ts';
import { expectAccessible, expectAccessibleInLightAndDark, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { newEmail } from '../support/account.ts';
import { chooseLanguage, signInAsOwner, TALL } from '../support/back-office.ts';
import { expectFrench } from '../support/back-office-language.ts';
import { addressesOf, linkScreens, orderRoute, routesByFeature } from '../support/back-office-screens.ts';
import { expect, test } from '../support/journey.ts';
import { placeOrder } from '../support/orders.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  // The part after # alone is no new page.
  if (path.includes('#')) await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function expectGoodInEveryLanguage(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  await expectAccessibleInLightAndDark(page);
  for (const language of languages) {
    await chooseLanguage(page, language);
    await page.setViewportSize({ width: 320, height: TALL });
    await open(page, path);
    await expectNoSidewaysScroll(page);
    if (language !== 'fr') continue;
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFrench(page);
  }
  await chooseLanguage(page, 'en');
}

for (const [feature, routes] of routesByFeature)
  test(`the screens of ${feature} are good for everybody (STAFF-21, STAFF-28)`, async ({ page }) => {
    test.slow();
    await signInAsOwner(page);
    for (const path of addressesOf(routes)) await test.step(path, () => expectGoodInEveryLanguage(page, path));
  });

test('the screens of an order are good for everybody', async ({ page, request }) => {
  const id = await placeOrder(request, { email: newEmail('screens'), skus: ['JAR-GLASS'] });
  await signInAsOwner(page);
  await expectGoodInEveryLanguage(page, orderRoute.slice(1).replace(':id', String(id)));
  for (const step of ['ship', 'receive-payment', 'cancel']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/orders/${id}?step=${step}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  }
});

test('the screens for people who are not signed in are good for everybody', async ({ page }) => {
  test.slow();
  await expectGoodInEveryLanguage(page, '');
  for (const kind of linkScreens)
    for (const path of [kind, `${kind}#made-up`]) await test.step(path, () => expectGoodInEveryLanguage(page, path));
});
