// Messages between the shop and its visitors. Mails are read in the built-in mailbox, as somebody trying the shop would.
import type { Page } from '@playwright/test';
import { expectAccessible, expectGoodEverywhere } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { openMail } from '../support/mailbox.ts';

const newAddress = (who: string) => `${who}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
const main = (page: Page) => page.getByRole('main');

test('a pre-order asks for an address and no payment (USE-37, DATA-11)', { tag: '@smoke' }, async ({ page }) => {
  const ann = newAddress('ann');
  await page.goto('/product/wharf-side-table');
  await main(page).getByRole('button', { name: 'Pre-Order' }).first().click();
  const email = main(page).getByLabel(/^(Email address|Adresse e-mail)/);
  await expect(email).toBeFocused();
  await expect(page.getByText('No payment now and no obligation to buy')).toBeVisible();
  await email.fill('ann@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an email address such as name@example.com')).toBeVisible();
  await expect(email).toHaveValue('ann@');
  await email.fill(ann);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/preorder-confirm');
  await expect(page.getByRole('heading', { level: 1, name: 'Your pre-order' })).toBeFocused();
  await expect(main(page)).toContainText('Wharf Side Table');
  await expect(page.getByText('No payment now and no obligation to buy')).toBeVisible();
  await page.reload();
  await expect(main(page)).toContainText(ann);
  await page.goto('/product/wharf-side-table');
  await main(page).getByRole('button', { name: 'Pre-Order' }).first().click();
  await expect(main(page).getByLabel(/^(Email address|Adresse e-mail)/)).toHaveValue(ann);
});

test('a French pre-order is canceled by the link of its mail', async ({ page }) => {
  const zoe = newAddress('zoe');
  await page.goto('/fr/product/gueridon-du-quai');
  await main(page).getByRole('button', { name: 'Précommander' }).first().press('Enter');
  await main(page)
    .getByLabel(/^(Email address|Adresse e-mail)/)
    .fill(zoe);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/preorder-confirm');
  const mail = await openMail(page, zoe, /^Votre précommande/);
  expect(mail.text).toContain('Aucun paiement n’a été prélevé');
  await page.goto(mail.link('cancel-preorder'));
  await page.getByRole('button', { name: 'Annuler la précommande' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Votre précommande a été annulée' })).toBeFocused();
});

test('a message is sent to the merchant; issues are shown at the fields and in a summary (USE-6)', {
  tag: '@smoke',
}, async ({ page }) => {
  const bob = newAddress('bob');
  await page.goto('/contact?order=1042');
  await expect(page.getByLabel(/^Order number/)).toHaveValue('1042');
  await page.getByRole('button', { name: 'Send message' }).click();
  const box = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(box).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  await expect(box.getByRole('link')).toHaveText([
    'Enter your name',
    'Enter your email address',
    'Write a message of at least 10 characters',
  ]);
  await expectAccessible(page);
  await box.getByRole('link', { name: 'Enter your name' }).press('Enter');
  await page.keyboard.type('Bob <b>Ray</b>');
  await page.getByLabel(/^(Email address|Adresse e-mail)/).fill(bob);
  await page.getByRole('textbox', { name: /^Message/ }).fill('Is the mug safe in the dishwasher?');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  const sent = page.getByRole('status').filter({ hasText: 'Your message has been sent' });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText(bob);
  const mail = await openMail(page, 'hello@vitrine.example', /^Message from Bob/);
  expect(mail.text).toContain('Is the mug safe in the dishwasher?');
});

test('the newsletter needs a confirmation and ends with one click', { tag: '@smoke' }, async ({ page }) => {
  const cy = newAddress('cy');
  await page.goto('/under-construction');
  const band = page.getByRole('region', { name: 'What is new, by email' });
  await expect(band.getByText('once a month')).toBeVisible();
  await band.getByRole('button', { name: 'Subscribe' }).press('Enter');
  await expect(band.getByText('Enter your email address')).toBeVisible();
  await expect(band.getByLabel('Your email address')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(cy);
  await page.keyboard.press('Enter');
  await expect(band.getByRole('status').filter({ hasText: 'Almost done' })).toBeFocused();
  const asked = await openMail(page, cy, /^Confirm your subscription to the Vitrine newsletter/);
  await page.goto(asked.link('confirm-newsletter'));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are subscribed' })).toBeFocused();
  await expect(page.getByText(cy, { exact: true })).toBeVisible();
  await expect(page.getByText('Confirm to receive our newsletter')).toHaveCount(0);
  const welcome = await openMail(page, cy, /^Welcome to the Vitrine newsletter/);
  const key = new URL(welcome.link('leave-newsletter')).searchParams.get('key');
  const form = { 'List-Unsubscribe': 'One-Click' };
  const left = await page.request.post(`/api/v1/newsletter/one-click/${key}`, { form });
  expect(left.status()).toBe(200);
  await page.goto(welcome.link('leave-newsletter'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have been unsubscribed' })).toBeVisible();
});

test('a stock alert asks for confirmation by mail', { tag: '@smoke' }, async ({ page }) => {
  const dee = newAddress('dee');
  await page.goto('/product/atelier-mug?color=charcoal');
  await page.getByRole('button', { name: 'Notify me when back in stock' }).click();
  const email = main(page).getByLabel(/^(Email address|Adresse e-mail)/);
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill(dee);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status').filter({ hasText: 'Almost done' })).toBeFocused();
  const mail = await openMail(page, dee, /^Confirm your alert for Atelier Mug, Charcoal/);
  await page.goto(mail.link('confirm-alert'));
  await page.getByRole('button', { name: 'Confirm alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your alert is confirmed' })).toBeVisible();
  await expect(page.getByText('Atelier Mug, Charcoal', { exact: true })).toBeVisible();
});

for (const path of [
  '/contact',
  '/fr/contact',
  '/preorder-confirm',
  '/fr/preorder-confirm',
  '/reply/cancel-preorder?key=x',
  '/fr/reply/confirm-newsletter',
]) {
  test(`${path} has no accessibility error, in light and dark, on a desktop and on a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(main(page).locator('button, a, [role=alert] p').first()).toBeVisible();
    await expectGoodEverywhere(page);
  });
}
