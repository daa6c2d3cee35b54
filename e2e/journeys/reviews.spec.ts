// From an order to what others read of it.
import type { Page } from '@playwright/test';
import { expectGood } from '../support/accessibility.ts';
import { fillLogin, login, makeCustomer, newEmail, PASSWORD } from '../support/account.ts';
import { signInAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';
import { placeOrder } from '../support/orders.ts';
import { shopCommand } from '../support/shop-command.ts';

// This journey has its own product, because others count the reviews of theirs.
const clock = '/product/quiet-clock';
const reviews = (page: Page) => page.locator('#reviews');
const items = (page: Page) =>
  reviews(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });

test('a buyer writes a review from the order, the merchant publishes it, and others filter and vote (USE-30)', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const email = newEmail('reviewer');
  const words = `Silent indeed: I sleep beside it (${Date.now()}).`;
  await makeCustomer(request, email);
  const order = await placeOrder(request, { email, password: PASSWORD, skus: ['CLOCK-OAK'] });
  await shopCommand('ship', String(order));
  await login(page, email);
  await page.goto(`/order-details/${order}`);
  await page.getByRole('link', { name: 'Write a review of Quiet Clock' }).click();
  await expect(page).toHaveURL(`${clock}#write-review`);
  await expect(page.getByRole('radio', { name: '1: Poor' })).toBeFocused();
  // The details above the form have arrived: nothing moves while the button is pressed.
  await expect(page.getByRole('term').filter({ hasText: 'SKU' })).toBeVisible();

  await page.getByRole('button', { name: 'Send review' }).click();
  const box = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(box).toBeFocused();
  await expect(box.getByRole('link')).toHaveText(['Choose a rating from 1 to 5', 'Write at least 10 characters']);
  await expectGood(page);
  await box.getByRole('link', { name: 'Choose a rating from 1 to 5' }).press('Enter');
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4: Very good' })).toBeChecked();
  await page.getByRole('textbox', { name: /^Your review/ }).fill(words);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Your review/ })).toHaveValue(words);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you, your review has been sent' })).toBeFocused();

  await page.goto(clock);
  await expect(items(page)).toHaveCount(4);
  const office = await (await browser.newContext()).newPage();
  await signInAsOwner(office);
  await office.goto('/admin/reviews');
  const waiting = office.getByRole('main').getByRole('listitem').filter({ hasText: words });
  await waiting.getByRole('button', { name: 'Publish' }).press('p');
  await expect(office.getByText(/^The review by .+ is published\.$/)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await office.context().close();
  await expect(async () => {
    await page.reload();
    await expect(items(page)).toHaveCount(5, { timeout: 500 });
  }).toPass();
  const own = items(page).filter({ hasText: words });
  await expect(own).toContainText('Verified purchase');
  await expect(own.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  await expect(own.getByRole('button', { name: /Helpful/ })).toHaveCount(0);

  // Reviews in other languages stay last, however helpful they are.
  const oldest = items(page).filter({ hasNotText: 'Written in' }).last();
  await expect(items(page).last()).toContainText('Written in French');
  const oldestWords = await oldest.locator('p').first().innerText();
  await oldest.getByRole('button', { name: /^Helpful/ }).click();
  await expect(oldest.getByRole('button', { name: /^Helpful \(1\)/ })).toHaveAttribute('aria-pressed', 'true');
  await reviews(page).getByRole('link', { name: 'Most helpful' }).click();
  await page.reload();
  await expect(page).toHaveURL(/sort=helpful/);
  await expect(items(page).first()).toContainText(oldestWords);
  await expect(
    items(page)
      .first()
      .getByRole('button', { name: /^Helpful/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  await reviews(page)
    .getByRole('link', { name: /^4 stars/ })
    .click();
  await expect(page).toHaveURL(/stars=4/);
  await expect(own).toBeVisible();
  await expect(reviews(page).getByRole('status').first()).toContainText(/\d reviews? with 4 stars/);
  for (const item of await items(page).all()) await expect(item.getByRole('img', { name: '4 out of 5' })).toBeVisible();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(clock);
  await reviews(plain)
    .getByRole('link', { name: /^4 stars/ })
    .click();
  await expect(plain).toHaveURL(/stars=4#reviews$/);
  await expect(items(plain).filter({ hasText: words })).toBeVisible();
  await expect(items(plain).getByRole('img', { name: /^[1235] out of 5/ })).toHaveCount(0);
  await plain.context().close();

  await page.goto('/fr/product/horloge-silence#write-review');
  await expect(page.getByText('Publié. Toute modification est revérifiée.')).toBeVisible();
  await expect(own).toContainText('Achat vérifié');
  await expect(reviews(page).getByText(/Nous vérifions chaque avis et motivons tout refus/)).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer mon avis' }).click();
  await page.getByRole('button', { name: 'Oui, le supprimer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Votre avis a été supprimé' })).toBeFocused();
});

test('a guest who signs in returns to the review form (USE-32)', { tag: '@smoke' }, async ({ page, request }) => {
  const email = newEmail('guest-reviewer');
  await makeCustomer(request, email);
  await page.goto(clock);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.locator('#write-review').getByRole('link', { name: 'Sign in' }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL(`${clock}#write-review`);
  await expect(page.getByRole('radio', { name: '1: Poor' })).toBeFocused();
});
