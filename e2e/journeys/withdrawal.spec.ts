// Orders of guests, without an account: withdrawing in two steps with a receipt, and the link by mail.
import { expectGood } from '../support/accessibility.ts';
import { newEmail } from '../support/account.ts';
import { expect, test } from '../support/journey.ts';
import { openMail } from '../support/mailbox.ts';
import { frenchAddress, placeOrder } from '../support/orders.ts';

test('a guest withdraws from part of an order, from the mail to the receipt (SCREEN-4) @mobile', {
  tag: '@smoke',
}, async ({ page, request }) => {
  const email = newEmail('withdraw');
  const id = await placeOrder(request, { email, skus: ['JAR-GLASS', 'PENCILS'], address: frenchAddress });
  const confirmed = await openMail(page, email, /order/i);
  await page.goto(confirmed.link('order-details'));
  await expect(page.getByText('within 14 days of receiving it')).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Withdraw from contract here' }).click();

  await expect(page.getByLabel(/^Order number/)).toHaveValue(String(id));
  await expect(page.getByLabel(/^(Email address|Adresse e-mail)/)).toHaveValue(email);
  await expect(page.getByLabel(/^Name/)).toHaveValue('Ann Lee');
  await expect(main.getByRole('checkbox')).toHaveCount(2);
  const pencils = main.getByRole('checkbox', { name: /Pencil Set/ });
  await expect(pencils).toBeChecked();
  await pencils.uncheck();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Check and confirm' })).toBeFocused();
  await expect(main).toContainText(`I hereby withdraw from the contract for the following goods of my order ${id}:`);
  await expect(main).toContainText('– 1 × Glass Pantry Jar');
  await expect(main).not.toContainText('Pencil Set');

  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'We have received your withdrawal' })).toBeFocused();
  await expect(main.locator('time')).toHaveText(/20\d\d at \d+:\d\d:\d\d [AP]M UTC$/);
  await expect(main).toContainText('– 1 × Glass Pantry Jar');
  const receipt = await openMail(page, email, new RegExp(`^Your withdrawal from order ${id} `));
  expect(receipt.text).toContain(`Received: ${await main.locator('time').textContent()}`);
  expect(receipt.text).toContain('– 1 × Glass Pantry Jar');
  const told = await openMail(page, 'hello@vitrine.example', new RegExp(`^Withdrawal from order ${id}$`));
  expect(told.text).toContain('Period: In time');
});

test('from the footer, missing fields are reported and both steps are accessible (SCREEN-4)', async ({ page }) => {
  await page.goto('/under-construction');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.locator('#withdrawal-summary')).toBeFocused();
  await expectGood(page);

  await page.goto('/fr/under-construction');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).click();
  const typed = { orderNumber: '1042', email: 'ann@example.com', name: 'Ann Lee', goods: 'Le bocal' };
  for (const [field, value] of Object.entries(typed)) await page.locator(`#withdrawal-${field}`).fill(value);
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Confirmer la rétractation' })).toBeVisible();
  await expectGood(page);
});

test('a guest finds an order by its number and address: the mailed link opens it', async ({ page, request }) => {
  const email = newEmail('track');
  const id = await placeOrder(request, { email, skus: ['PENCILS'] });
  await page.goto('/track-order');
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(page.locator('#track-summary')).toBeFocused();
  await expectGood(page);
  await page.getByLabel(/^Order number/).fill(`No. ${id}`);
  await page.getByLabel(/^Email address/).fill(email);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expectGood(page);
  await expect(page.locator('main').getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the number or the address' }).click();
  await expect(page.getByLabel(/^Email address/)).toHaveValue(email);
  const mail = await openMail(page, email, /^The link to your order/);
  await page.goto(mail.link('order-details'));
  await expect(page.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
});
