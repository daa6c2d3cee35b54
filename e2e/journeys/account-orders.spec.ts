// Where accounts and orders meet: a customer orders, a guest becomes a customer, a customer goes.
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillLogin, login, mailedLink, makeCustomer, newEmail, PASSWORD } from '../support/account.ts';
import { act, fillAddress, openCheckout, orderButton, reachPayment, terms, toPayment } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';
import { bringCart } from '../support/orders.ts';
import { shopCommand } from '../support/shop-command.ts';

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, Ann' });

test('a customer saves an address, orders with it and finds the order (USE-2)', { tag: '@smoke' }, async ({
  page,
  request,
}) => {
  test.slow();
  const email = newEmail('order');
  await makeCustomer(request, email);
  await login(page, email);
  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Edit: Billing address' }).click();
  const typed = { address: '1 Main Street', city: 'Portland', postalCode: '041' };
  for (const [field, value] of Object.entries(typed)) await page.locator(`#billing-${field}`).fill(value);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText(/^Enter a ZIP code for United States, such as/)).toBeVisible();
  await page.locator('#billing-postalCode').fill('04101');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Portland, ME 04101')).toBeVisible();
  await page.locator('#profile-lastName').fill('Lee-Smith');
  await page.getByRole('checkbox', { name: 'Send me the newsletter' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ann Lee-Smith!' })).toBeVisible();

  await bringCart(page, 'JAR-GLASS');
  await page.goto('/checkout');
  await expect(terms(page)).toBeVisible();
  await expect(page.getByText('1 Main Street')).toBeVisible();
  await page.getByRole('button', { name: 'Edit contact and address' }).click();
  await expect(page.locator('#contact-email')).toHaveValue(email);
  await expect(page.getByRole('radio', { name: /1 Main Street/ })).toBeChecked();
  await toPayment(page).click();
  await terms(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/test-payments/);
  await act(page, 'pay');
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Save your details for next time')).toHaveCount(0);
  await page.goto('/recent-order');
  await page.getByRole('link', { name: /^Order \d+/ }).click();
  await expect(page).toHaveURL(/\/order-details\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Invoice (PDF)' }).click(),
  ]);
  expect(invoice.suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/);
  expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/my-account');
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ]);
  expect(json.suggestedFilename()).toBe('my-data.json');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('my-data.csv');
  await page.getByText('Delete my account', { exact: true }).click();
  await page.locator('#delete-current').fill('wrong one');
  await page.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(page.getByText('Your current password is incorrect')).toBeVisible();
  await page.locator('#delete-current').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeFocused();
  await expect(page.getByText(/Order documents.*kept until December\s31/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('vitrine.token'))).toBeNull();
  await page.goto('/login');
  await fillLogin(page, email);
  await expect(page.getByText('Incorrect email or password')).toBeVisible();
});

/** An order that the address has placed in the merchant's previous shop. */
async function importEarlierOrder(email: string, file: string): Promise<void> {
  const columns =
    'Name,Email,Financial Status,Currency,Shipping,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price';
  const day = `${new Date().getUTCFullYear() - 1}-03-01 10:00:00 +0000`;
  await writeFile(file, `${columns}\n#${email},${email},paid,EUR,4.90,29.90,${day},2,Tide mug,12.50\n`);
  expect(await shopCommand('import', file)).toContain('  new: 1 order; changed: none; unchanged: none');
}

test('a guest’s order is added to the account once the address is verified', async ({ page, request }, testInfo) => {
  test.slow();
  const email = newEmail('guest');
  await importEarlierOrder(email, testInfo.outputPath('orders.csv'));
  await openCheckout(page);
  await fillAddress(page);
  await page.locator('#contact-email').fill(email);
  await toPayment(page).click();
  await terms(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/test-payments/);
  await act(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Save your details for next time' })).toBeVisible();
  await page.locator('#save-password').fill(PASSWORD);
  await page.locator('#save-repeatPassword').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused();
  await page.goto('/recent-order');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await page.goto(await mailedLink(request, email, 'verify'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, your email address has been verified' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByText('1 Main Street')).toBeVisible();
  await expect(page.getByText('Please verify your email address')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Order \d+/ })).toBeVisible();
  await page.goto('/recent-order');
  const earlier = page.getByRole('region', { name: 'Orders from our previous shop' }).getByRole('listitem');
  await expect(earlier.first()).toContainText(
    /March\s1,\s\d{4}.*Tide mug.*2 × €12\.50.*Delivery.*€4\.90.*Paid.*€29\.90/,
  );
});

test('an account created with the order can be used at once', async ({ page }) => {
  const email = newEmail('with-order');
  await reachPayment(page);
  await page.getByRole('button', { name: 'Edit contact and address' }).click();
  await page.locator('#contact-email').fill(email);
  await toPayment(page).click();
  await page.getByRole('switch', { name: /Create an account/ }).check();
  await page.locator('#pay-password').fill(PASSWORD);
  await page.locator('#pay-repeatPassword').fill(PASSWORD);
  await terms(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/test-payments/);
  await act(page, 'pay');
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Save your details for next time')).toHaveCount(0);
  await page.goto('/recent-order');
  await expect(page.getByRole('link', { name: /^Order \d+/ })).toBeVisible();
});
