import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  fillLogin,
  login,
  mailedLink,
  makeCustomer,
  newEmail,
  PASSWORD,
  register,
  userMenu,
} from '../support/account.ts';
import { addFromPage, badge, lines } from '../support/cart.ts';
import { act, fillAddress, openCheckout, orderButton, reachPayment, terms, toPayment } from '../support/checkout.ts';
import { expect, test } from '../support/journey.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Thank you|Merci), Ann$/ });
const logout = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await userMenu(page).getByRole('button', { name: 'Logout' }).click();
};

for (const tongue of ['en', 'fr'] as const) {
  test(`a guest with a full cart registers and keeps it, in ${tongue}`, async ({ page }) => {
    const email = newEmail('register');
    await addFromPage(page, tongue === 'fr' ? '/fr/product/mug-atelier?color=sage' : '/product/atelier-mug?color=sage');
    await register(page, email, tongue);
    await expect(page.getByText(/^(Hi|Bonjour) Ann\s?!$/)).toBeVisible();
    await expect(badge(page)).toHaveAccessibleName(/1 (item|article)/);
    await page.getByRole('button', { name: /^(Account|Compte)$/ }).click();
    await expect(userMenu(page).getByText(/^(Hi|Bonjour) Ann Lee\s?!$/)).toBeVisible();
    await expect(userMenu(page).getByText(email)).toBeVisible();
    const names =
      tongue === 'fr'
        ? ['Mon compte', 'Changer de mot de passe', 'Commandes récentes']
        : ['My Account', 'Change your Password', 'Recent Orders'];
    for (const name of names) await expect(userMenu(page).getByRole('link', { name })).toBeVisible();
    // Nothing of the person, and nothing that opens more than a few minutes.
    expect(await stored(page)).not.toContain('example.com');
    const until = await page.evaluate(() => Number(localStorage.getItem('vitrine.token.until')));
    expect(until - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  });
}

test('who signs in elsewhere with another cart gets both in one', async ({ page, browser }) => {
  const email = newEmail('union');
  await addFromPage(page, '/product/glass-pantry-jar');
  await register(page, email);
  await expect(badge(page)).toHaveAccessibleName(/1 item/);
  const elsewhere = await (await browser.newContext()).newPage();
  await addFromPage(elsewhere, '/product/dusk-table-lamp');
  await elsewhere.goto('/cart');
  await elsewhere.goto('/login?return=%2Fcart');
  await fillLogin(elsewhere, email);
  await expect(elsewhere).toHaveURL('/cart');
  await expect(lines(elsewhere).getByRole('listitem')).toHaveCount(2);
  await page.goto('/cart');
  await expect(lines(page).getByRole('listitem')).toHaveCount(2);
  await elsewhere.context().close();
});

test('a forgotten password is replaced by the mailed link, which works once', async ({ page, request }) => {
  const email = newEmail('forgot');
  await makeCustomer(request, email);
  await page.goto('/login');
  await fillLogin(page, email, 'not this one');
  await expect(page.getByText('E-mail or password is not right')).toBeVisible();
  await expect(page.locator('#login-email')).toHaveValue(email);
  await expect(page.locator('#login-password')).toHaveValue('');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.locator('#forgot-email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expect(page.getByText('If an account uses this e-mail, a link is on its way')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeDisabled();
  await expect(page.getByText(/You can ask again in \d+ seconds/)).toBeVisible();

  const link = await mailedLink(request, email, 'reset');
  await page.goto(link);
  await page.locator('#reset-password').fill('password1');
  await page.locator('#reset-repeatPassword').fill('password2');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('This password is easy to guess. Choose another one').first()).toBeVisible();
  await expect(page.getByText('The two passwords do not match').first()).toBeVisible();
  await page.locator('#reset-password').fill('a brand new password');
  await page.locator('#reset-repeatPassword').fill('a brand new password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, email, 'a brand new password');
  await expect(page).toHaveURL('/my-account');
  await page.goto(link);
  await expect(page.getByText('This reset link is invalid', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a changed password signs the other browser out with its next request', async ({ page, browser, request }) => {
  const email = newEmail('change');
  await makeCustomer(request, email);
  await login(page, email);
  const elsewhere = await (await browser.newContext()).newPage();
  await login(elsewhere, email);
  await page.goto('/update-password');
  await page.locator('#password-current').fill('wrong one');
  await page.locator('#password-password').fill('a brand new password');
  await page.locator('#password-repeatPassword').fill('a brand new password');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('That is not your current password')).toBeVisible();
  await expect(page.locator('#password-current')).toBeFocused();
  await expect(page.locator('#password-password')).toHaveValue('a brand new password');
  await page.locator('#password-current').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password is changed').first()).toBeVisible();
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ann Lee!' })).toBeVisible();

  await elsewhere.goto('/my-account');
  await expect(elsewhere).toHaveURL('/login?return=%2Fmy-account');
  await expect(elsewhere.getByText('Please log in again to continue')).toBeVisible();
  await fillLogin(elsewhere, email, 'a brand new password');
  await expect(elsewhere).toHaveURL('/my-account');
  await elsewhere.context().close();
});

test('a customer keeps an address, orders with it, and finds the order', async ({ page, request }) => {
  test.slow();
  const email = newEmail('order');
  await makeCustomer(request, email);
  await login(page, email);
  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Edit: Billing address' }).click();
  const typed = { address: '1 Main Street', city: 'Portland', postalCode: '041' };
  for (const [field, value] of Object.entries(typed)) await page.locator(`#billing-${field}`).fill(value);
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText(/^Enter a postcode for United States, such as/)).toBeVisible();
  await page.locator('#billing-postalCode').fill('04101');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('Portland, Maine 04101')).toBeVisible();
  await page.locator('#profile-lastName').fill('Lee-Smith');
  await page.getByRole('checkbox', { name: 'Send me the newsletter' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ann Lee-Smith!' })).toBeVisible();

  await addFromPage(page, '/product/glass-pantry-jar');
  await page.goto('/checkout');
  await expect(terms(page)).toBeVisible();
  await expect(page.getByText('1 Main Street')).toBeVisible();
  await page.getByRole('button', { name: 'Edit contact and address' }).click();
  await expect(page.locator('#contact-email')).toHaveValue(email);
  await toPayment(page).click();
  await terms(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/test-payments/);
  await act(page, 'pay');
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Save these details?')).toHaveCount(0);
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
    page.getByRole('button', { name: 'Download as a table (CSV)' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('my-data.csv');
  await page.getByText('Delete my account', { exact: true }).click();
  await page.locator('#delete-current').fill('wrong one');
  await page.getByRole('button', { name: 'Delete my account for ever' }).click();
  await expect(page.getByText('That is not your current password')).toBeVisible();
  await page.locator('#delete-current').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete my account for ever' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused();
  await expect(page.getByText(/documents of your orders.*kept until December 31/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('vitrine.token'))).toBeNull();
  await page.goto('/login');
  await fillLogin(page, email);
  await expect(page.getByText('E-mail or password is not right')).toBeVisible();
});

test('a guest’s order joins the account that is made after it, once the address is verified', async ({
  page,
  request,
}) => {
  test.slow();
  const email = newEmail('guest');
  await openCheckout(page);
  await fillAddress(page);
  await page.locator('#contact-email').fill(email);
  await toPayment(page).click();
  await terms(page).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/test-payments/);
  await act(page, 'pay');
  await expect(page.getByRole('heading', { name: 'Save these details? Choose a password' })).toBeVisible();
  await page.locator('#save-password').fill(PASSWORD);
  await page.locator('#save-repeatPassword').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused();
  await page.goto('/recent-order');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await page.goto(await mailedLink(request, email, 'verify'));
  await expect(page.getByRole('heading', { name: 'Thank you, your e-mail address is verified' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByText('1 Main Street')).toBeVisible();
  await expect(page.getByText('Please verify your e-mail address')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Order \d+/ })).toBeVisible();
});

test('an account chosen with the order is there at once', async ({ page }) => {
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
  await expect(page.getByText('Save these details?')).toHaveCount(0);
  await page.goto('/recent-order');
  await expect(page.getByRole('link', { name: /^Order \d+/ })).toBeVisible();
});

test('signing in leads back, and never out of the shop', async ({ page, request }) => {
  const email = newEmail('return');
  await makeCustomer(request, email);
  await page.goto('/category/lighting');
  await page.getByRole('button', { name: 'Account' }).click();
  await userMenu(page).getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL('/category/lighting');
  await logout(page);
  await expect(page).toHaveURL('/category/lighting');
  await page.goto('/login?return=%2F%2Fevil.example');
  await fillLogin(page, email);
  await expect(page).toHaveURL('/');
});

test('logging out leaves nothing behind and begins the page anew', async ({ page, request }) => {
  const email = newEmail('logout');
  await makeCustomer(request, email);
  await login(page, email);
  await addFromPage(page, '/product/glass-pantry-jar');
  await expect(badge(page)).toHaveAccessibleName(/1 item/);
  const token = await page.evaluate(() => localStorage.getItem('vitrine.token'));
  await Promise.all([page.waitForEvent('load'), logout(page)]);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(userMenu(page).getByText('Hi Guest!')).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart');
  const kept = Object.keys(JSON.parse(await stored(page)));
  expect(kept.filter((key) => !key.startsWith('react-router'))).toEqual(['vitrine.backend']);
  expect(await page.evaluate(() => document.cookie)).not.toContain('shopizer_cart=');
  const answer = await request.get('/api/v1/auth/customer/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('a token that has ended is renewed once; a session that is over leads home, a lost line does not', async ({
  page,
  context,
  request,
}) => {
  const email = newEmail('renew');
  await makeCustomer(request, email);
  await login(page, email);
  const spoil = () => page.evaluate(() => localStorage.setItem('vitrine.token', 'ended'));
  await spoil();
  const refreshes: string[] = [];
  page.on('request', (sent) => /session\/refresh/.test(sent.url()) && refreshes.push(sent.url()));
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ann Lee!' })).toBeVisible();
  expect(refreshes).toHaveLength(1);

  await page.route('**/auth/customer/profile*', (route) => route.abort());
  await page.goto('/category/lighting');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(userMenu(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page).toHaveURL('/category/lighting');
  await page.unroute('**/auth/customer/profile*');

  await context.clearCookies();
  await spoil();
  await page.goto('/category/lighting');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('vitrine.token'))).toBeNull();
});

test('by keyboard alone: in, to the account, and out', async ({ page, request }) => {
  const email = newEmail('keyboard');
  await makeCustomer(request, email);
  await page.goto('/login');
  await expect(page.locator('#login-email')).toBeVisible();
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { activeElement } = document;
        return `${activeElement?.id} ${activeElement?.textContent} ${activeElement?.getAttribute('aria-label')}`;
      });
      if (name.test(focused)) return;
    }
    throw new Error(`${name} cannot be reached`);
  };
  await tabTo(/^login-email/);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.locator('#login-password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await tabTo(/ Account$/);
  await page.keyboard.press('Enter');
  await tabTo(/My Account/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ann Lee!' })).toBeVisible();
  await tabTo(/ Logout /);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login?return=%2Fmy-account');
});
