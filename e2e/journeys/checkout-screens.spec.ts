// Every state of the checkout and of an order: readable by everybody, light and dark, at every width; in French on a phone.

import { expectGood, expectGoodOnPhone } from '../support/accessibility.ts';
import { act, fillAddress, openCheckout, orderButton, pathIn, terms, toPayment } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';

for (const language of ['en', 'fr'] as const) {
  const expectScreen = language === 'en' ? expectGood : expectGoodOnPhone;

  test(`checkout screens are accessible, in ${language}`, async ({ page }) => {
    test.slow();
    await openCheckout(page, language);
    await expectScreen(page);
    await toPayment(page).click();
    await expect(page.getByRole('alert', { name: /There is a problem|Un problème/ })).toBeFocused();
    await expectScreen(page);
    await fillAddress(page);
    await toPayment(page).click();
    await expect(page.getByRole('radio').nth(3)).toBeVisible();
    await page.getByRole('switch').check();
    await page.locator('#pay-billingSame').uncheck();
    await page.getByRole('button', { name: /Add an order note|Ajouter une note/ }).click();
    await page.locator('#pay-notes').fill('x'.repeat(501));
    await page.getByText(/^(Read the terms|Lire les conditions)$/).click();
    await orderButton(page).click();
    await expect(page.getByRole('alert', { name: /There is a problem|Un problème/ })).toBeFocused();
    await expect(page.getByText(/1 (character too many|caractère en trop)/)).toBeVisible();
    await expectScreen(page);
  });

  test(`order screens in all states are accessible, in ${language}`, async ({ page }) => {
    test.slow();
    await openCheckout(page, language);
    await fillAddress(page);
    await toPayment(page).click();
    await terms(page).check();
    await orderButton(page).click();
    await expect(page).toHaveURL(/test-payments/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: /awaiting your payment|en attente de paiement/ })).toBeVisible();
    await expectScreen(page);
    await page.goForward();
    await act(page, 'decline');
    await expect(page).toHaveURL(/order-failure/);
    await expect(page.getByRole('heading', { name: /^(Items|Articles)$/ })).toBeVisible();
    await expectScreen(page);
    await page.getByRole('button', { name: /^(Try again|Réessayer)$/ }).click();
    await orderButton(page).click();
    await act(page, 'pending');
    await expect(page).toHaveURL(/order-pending/);
    await expectScreen(page);
    await page.goto(pathIn(language, `/order-details/999999?key=no`));
    await expect(page.getByRole('heading', { name: /could not find this order|Commande introuvable/ })).toBeVisible();
    await expectScreen(page);
  });
}
