// Every state of the account's screens: readable by everybody, light and dark, at every width; in French on a phone.

import { expectGood, expectGoodOnPhone } from '../support/accessibility.ts';
import { makeCustomer, newEmail, PASSWORD } from '../support/account.ts';
import { pathIn } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';

for (const language of ['en', 'fr'] as const) {
  const expectScreen = language === 'en' ? expectGood : expectGoodOnPhone;

  test(`login screens are accessible, in ${language}`, async ({ page }) => {
    test.slow();
    const submit = page.getByRole('main').locator('[type=submit]');
    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(pathIn(language, path));
      await expect(submit).toBeVisible();
      await expectScreen(page);
      await submit.click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectScreen(page);
    }
    await page.locator('#forgot-email').fill('nobody@example.com');
    await submit.click();
    await expect(page.getByText(/we have sent a link|nous avons envoyé un lien/)).toBeVisible();
    await expectScreen(page);
    await page.goto(pathIn(language, '/customer/DEFAULT/reset/nothing'));
    await expect(
      page.getByText(
        language === 'en' ? 'This reset link is invalid' : 'Ce lien de réinitialisation n’est pas valide',
        {
          exact: true,
        },
      ),
    ).toBeVisible();
    await expectScreen(page);
    await page.goto(pathIn(language, '/customer/DEFAULT/verify/nothing'));
    await expect(page.getByText(/invalid or has already been used|pas valide ou a déjà/)).toBeVisible();
    await expectScreen(page);
  });

  test(`account screens are accessible, in ${language}`, async ({ page, request }) => {
    test.slow();
    const email = newEmail('screens');
    await makeCustomer(request, email);
    await page.goto(pathIn(language, '/login?return=%2Fmy-account'));
    await page.locator('#login-email').fill(email);
    await page.locator('#login-password').fill(PASSWORD);
    await page.getByRole('main').locator('[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Hi|Bonjour) Ann Lee\s?!$/);
    await expect(page.getByText(/Your orders will appear here|Vos commandes apparaîtront/)).toBeVisible();
    await expectScreen(page);
    await page.getByRole('button', { name: /Billing|facturation/ }).click();
    await page.locator('#billing-city').fill('');
    await page.getByRole('button', { name: /Save address|Enregistrer l’adresse/ }).click();
    await page.locator('#profile-email').fill('other@example.com');
    await page.getByText(/^(Delete my account|Supprimer mon compte)$/).click();
    await expectScreen(page);
    await page.goto(pathIn(language, '/update-password'));
    await page.getByRole('main').locator('[type=submit]').click();
    await expect(page.getByRole('alert', { name: /There is a problem|Un problème/ })).toBeFocused();
    await expectScreen(page);
    await page.goto(pathIn(language, '/recent-order'));
    await expect(page.getByRole('heading', { name: /No orders yet|Aucune commande/ })).toBeVisible();
    await expectScreen(page);
    await page.getByRole('button', { name: /^(Account|Compte)$/ }).click();
    await expect(page.locator('#user-menu').getByText(email)).toBeVisible();
    await expectScreen(page);
  });
}
