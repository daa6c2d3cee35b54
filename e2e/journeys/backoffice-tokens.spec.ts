// Programs that call the shop: their tokens are made, used and ended.
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { button, chooseLanguage, expectGoodScreen, signInAsOwner } from '../support/back-office.ts';
import { expectFrench } from '../support/back-office-language.ts';
import { expect, test } from '../support/journey.ts';

test('a token is shown once, does what was chosen and nothing else, and ends (STAFF-21, SECURITY-8)', async ({
  page,
  request,
}) => {
  test.slow();
  const name = `Robot ${Date.now()}`;
  await signInAsOwner(page, 'Tom Token');
  await page.goto('/admin/staff');
  await button(page, 'New token').click();
  const sheet = page.getByRole('dialog', { name: 'New token' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('See products').check();
  await sheet.getByLabel('See changes').check();
  await expectGoodScreen(page);
  await sheet.getByRole('button', { name: 'Create token' }).click();
  const made = page.getByRole('dialog', { name: 'Copy the token now' });
  const shown = (await made.locator('code').textContent()) ?? '';
  const [, token = ''] = /^Authorization: Bearer (vitrine_[\w-]{43})$/.exec(shown) ?? [];
  expect(token).not.toBe('');
  await expectGoodScreen(page);
  await made.getByRole('button', { name: 'Close' }).click();

  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('See products · See changes');
  await expect(row).toContainText('Never used');
  await page.reload();
  await expect(row).toContainText('By Tom Token');
  expect(await page.content()).not.toContain(token);

  const headers = { authorization: `Bearer ${token}` };
  const call = async (path: string) => {
    const answer = await request.get(`/api/v1/private/${path}`, { headers });
    return [answer.status(), ((await answer.json()) as { code?: string }).code];
  };
  expect(await call('products')).toEqual([200, undefined]);
  expect(await call('orders')).toEqual([403, 'staff.forbidden']);
  const price = await request.post('/api/v1/private/product/SOAP-DISH/price', { headers, data: { price: '1.00' } });
  expect(price.status()).toBe(403);
  // A token cannot get more permissions by making another token.
  const other = await request.post('/api/v1/private/tokens', {
    headers,
    data: { name: 'More', permissions: ['orders.r'], days: 7 },
  });
  expect(other.status()).toBe(403);
  await page.reload();
  await expect(row).toContainText('Last used');
  await expectGoodScreen(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await chooseLanguage(page, 'fr');
  await page.goto('/admin/staff');
  await expect(row).toContainText('Voir les produits · Voir les modifications');
  await expectFrench(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Nouveau jeton').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Créer le jeton' }).click();
  await expect(page.getByText('Choisissez-en au moins une')).toBeVisible();
  await expectFrench(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await page.goto('/admin/activity?actor=Tom+Token');
  await expect(page.getByRole('main')).toContainText(`Jeton ${name} créé`);
  await expectFrench(page);
  await expectNoSidewaysScroll(page);

  await chooseLanguage(page, 'en');
  await page.goto('/admin/staff');
  await button(page, `End ${name}`).click();
  await expectGoodScreen(page);
  await page
    .getByRole('dialog', { name: `End ${name}?` })
    .getByRole('button', { name: 'End' })
    .click();
  await expect(page.getByText(`${name} has ended.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await call('products')).toEqual([401, 'staff.session-required']);
});
