// Every state of the checkout and of an order: readable by everybody, in both languages, light and dark, at every width.

import { expectGood } from '../support/accessibility.ts';
import { act, fillAddress, openCheckout, orderButton, pathIn, terms, toPayment } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';

for (const tongue of ['en', 'fr'] as const) {
  test(`checkout screens are accessible, in ${tongue}`, async ({ page }) => {
    test.slow();
    await openCheckout(page, tongue);
    await expectGood(page);
    await toPayment(page).click();
    await expect(page.getByRole('alert', { name: /There is a problem|Un problème/ })).toBeFocused();
    await expectGood(page);
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
    await expectGood(page);
  });

  test(`order screens in all states are accessible, in ${tongue}`, async ({ page }) => {
    test.slow();
    await openCheckout(page, tongue);
    await fillAddress(page);
    await toPayment(page).click();
    await terms(page).check();
    await orderButton(page).click();
    await expect(page).toHaveURL(/test-payments/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: /awaiting your payment|en attente de paiement/ })).toBeVisible();
    await expectGood(page);
    await page.goForward();
    await act(page, 'decline');
    await expect(page).toHaveURL(/order-failure/);
    await expect(page.getByRole('heading', { name: /^(Items|Articles)$/ })).toBeVisible();
    await expectGood(page);
    await page.getByRole('button', { name: /^(Try again|Réessayer)$/ }).click();
    await orderButton(page).click();
    await act(page, 'pending');
    await expect(page).toHaveURL(/order-pending/);
    await expectGood(page);
    await page.goto(pathIn(tongue, `/order-details/999999?key=no`));
    await expect(page.getByRole('heading', { name: /could not find this order|Commande introuvable/ })).toBeVisible();
    await expectGood(page);
  });
}
