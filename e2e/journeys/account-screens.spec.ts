// Every state of the account's screens: readable by everybody, in both languages, light and dark, at every width.

import { expectGood } from '../support/accessibility.ts';
import { makeCustomer, newEmail, PASSWORD } from '../support/account.ts';
import { pathIn } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';

for (const tongue of ['en', 'fr'] as const) {
  test(`login screens are accessible, in ${tongue}`, async ({ page }) => {
    test.slow();
    const submit = page.getByRole('main').locator('[type=submit]');
    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(pathIn(tongue, path));
      await expect(submit).toBeVisible();
      await expectGood(page);
      await submit.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectGood(page);
    }
    await page.locator('#forgot-email').fill('nobody@example.com');
    await submit.click();
    await expect(page.getByText(/we have sent a link|nous avons envoyé un lien/)).toBeVisible();
    await expectGood(page);
    await page.goto(pathIn(tongue, '/customer/DEFAULT/reset/nothing'));
    await expect(
      page.getByText(tongue === 'en' ? 'This reset link is invalid' : 'Ce lien de réinitialisation n’est pas valide', {
        exact: true,
      }),
    ).toBeVisible();
    await expectGood(page);
    await page.goto(pathIn(tongue, '/customer/DEFAULT/verify/nothing'));
    await expect(page.getByText(/invalid or has already been used|pas valide ou a déjà/)).toBeVisible();
    await expectGood(page);
  });

  test(`account screens are accessible, in ${tongue}`, async ({ page, request }) => {
    test.slow();
    const email = newEmail('screens');
    await makeCustomer(request, email);
    await page.goto(pathIn(tongue, '/login?return=%2Fmy-account'));
    await page.locator('#login-email').fill(email);
    await page.locator('#login-password').fill(PASSWORD);
    await page.getByRole('main').locator('[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Hi|Bonjour) Ann Lee\s?!$/);
    await expect(page.getByText(/Your orders will appear here|Vos commandes apparaîtront/)).toBeVisible();
    await expectGood(page);
    await page.getByRole('button', { name: /Billing|facturation/ }).click();
    await page.locator('#billing-city').fill('');
    await page.getByRole('button', { name: /Save address|Enregistrer l’adresse/ }).click();
    await page.locator('#profile-email').fill('other@example.com');
    await page.getByText(/^(Delete my account|Supprimer mon compte)$/).click();
    await expectGood(page);
    await page.goto(pathIn(tongue, '/update-password'));
    await page.getByRole('main').locator('[type=submit]').click();
    await expect(page.getByRole('alert', { name: /There is a problem|Un problème/ })).toBeFocused();
    await expectGood(page);
    await page.goto(pathIn(tongue, '/recent-order'));
    await expect(page.getByRole('heading', { name: /No orders yet|Aucune commande/ })).toBeVisible();
    await expectGood(page);
    await page.getByRole('button', { name: /^(Account|Compte)$/ }).click();
    await expect(page.locator('#user-menu').getByText(email)).toBeVisible();
    await expectGood(page);
  });
}
