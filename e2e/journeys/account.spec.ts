import type { Page } from '@playwright/test';
import { expectGood } from '../support/accessibility.ts';
import {
  fillLogin,
  login,
  logout,
  mailedLink,
  makeCustomer,
  newEmail,
  PASSWORD,
  register,
  userMenu,
} from '../support/account.ts';
import { addButton, addFromPage, badge, lines } from '../support/cart.ts';
import { expect, test } from '../support/journey.ts';
import { bringCart } from '../support/orders.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

for (const tongue of ['en', 'fr'] as const) {
  test(`a guest who registers keeps the cart, in ${tongue} (SCREEN-22, ROLE-2)`, {
    tag: tongue === 'en' ? '@smoke' : [],
  }, async ({ page }) => {
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

test('signing in on a second device merges both carts (STATE-21)', async ({ page, browser }) => {
  const email = newEmail('union');
  await bringCart(page, 'JAR-GLASS');
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

test('a forgotten password is reset by a mailed link that works once (USE-5, SCREEN-45)', { tag: '@smoke' }, async ({
  page,
  request,
}) => {
  const email = newEmail('forgot');
  await makeCustomer(request, email);
  await page.goto('/login');
  await fillLogin(page, email, 'not this one');
  await expect(page.getByText('Incorrect email or password')).toBeVisible();
  await expect(page.locator('#login-email')).toHaveValue(email);
  await expect(page.locator('#login-password')).toHaveValue('');
  await expect(page.getByText('Enter your password')).toHaveCount(0);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.locator('#forgot-email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await expect(page.getByText('If an account exists for this address, we have sent a link.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend' })).toBeDisabled();
  await expect(page.getByText(/You can resend in \d+\sseconds/)).toBeVisible();

  const link = await mailedLink(request, email, 'reset');
  await page.goto(link);
  await page.locator('#reset-password').fill('password1');
  await page.locator('#reset-repeatPassword').fill('password2');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This password is easy to guess. Choose another one').first()).toBeVisible();
  await expect(page.getByText('The two passwords do not match').first()).toBeVisible();
  await page.locator('#reset-password').fill('a brand new password');
  await page.locator('#reset-repeatPassword').fill('a brand new password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillLogin(page, email, 'a brand new password');
  await expect(page).toHaveURL('/my-account');
  await page.goto(link);
  await expect(page.getByText('This reset link is invalid', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

for (const tongue of ['en', 'fr'] as const) {
  const t =
    tongue === 'en'
      ? { confirm: 'Confirm and save password', notMe: 'This was not me', remove: 'Delete this account' }
      : {
          confirm: 'Confirmer et enregistrer le mot de passe',
          notMe: 'Ce n’était pas moi',
          remove: 'Supprimer ce compte',
        };

  test(`the owner of an address takes over an account created by a stranger, in ${tongue}`, async ({
    page,
    browser,
    request,
  }) => {
    const email = newEmail('claimed');
    const stranger = await (await browser.newContext()).newPage();
    await register(stranger, email, tongue);
    const link = await mailedLink(request, email, 'verify');
    await page.goto(link);
    await expect(page.getByText(email)).toBeVisible();
    await page.locator('#verify-password').fill('a brand new password');
    await page.locator('#verify-repeatPassword').fill('a brand new password');
    await expectGood(page);
    await page.getByRole('button', { name: t.confirm }).click();
    await expect(page.getByRole('heading', { name: /has been verified|a été vérifiée/ })).toBeFocused();
    await page
      .getByRole('main')
      .getByRole('link', { name: /My Account|Mon compte/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Ann Lee/ })).toBeVisible();
    await stranger.goto('/my-account');
    await expect(stranger).toHaveURL(/\/login/);
    await stranger.context().close();
  });

  test(`the owner of an address deletes an account created by a stranger, in ${tongue}`, async ({ page, request }) => {
    const email = newEmail('disowned');
    const person = { firstName: 'Ann', lastName: 'Lee', country: 'US', zone: 'ME' };
    const data = { emailAddress: email, password: PASSWORD, language: tongue, billing: person };
    expect((await request.post('/api/v1/customer/register', { data })).status()).toBe(200);
    await page.goto(`${await mailedLink(request, email, 'verify')}?not-me`);
    await expect(page.getByRole('button', { name: t.remove })).toBeVisible();
    await expectGood(page);
    await page.getByRole('button', { name: t.remove }).click();
    await expect(page.getByRole('heading', { name: /has been deleted|a été supprimé/ })).toBeFocused();
    const login = await request.post('/api/v1/customer/login', { data: { username: email, password: PASSWORD } });
    expect(login.status()).toBe(401);
  });
}

test('a new e-mail address is used after the signed-in customer confirms its link', async ({
  page,
  browser,
  request,
}) => {
  const email = newEmail('old-address');
  const next = newEmail('new-address');
  await register(page, email);
  await page.goto('/my-account');
  await page.locator('#profile-email').fill(next);
  await page.locator('#profile-current').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`We sent a link to ${next}.`)).toBeVisible();
  const link = await mailedLink(request, next, 'verify');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillLogin(elsewhere, email);
  await elsewhere.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your email address has been changed' })).toBeFocused();
  await elsewhere.context().close();
  await page.goto('/my-account');
  await expect(page).toHaveURL('/login?return=%2Fmy-account');
  await fillLogin(page, next);
  await expect(page).toHaveURL('/my-account');
});

test('changing the password signs out other browsers at their next request', async ({ page, browser, request }) => {
  const email = newEmail('change');
  await makeCustomer(request, email);
  await login(page, email);
  const elsewhere = await (await browser.newContext()).newPage();
  await login(elsewhere, email);
  await page.goto('/update-password');
  await page.locator('#password-current').fill('wrong one');
  await page.locator('#password-password').fill('a brand new password');
  await page.locator('#password-repeatPassword').fill('a brand new password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your current password is incorrect')).toBeVisible();
  await expect(page.locator('#password-current')).toBeFocused();
  await expect(page.locator('#password-password')).toHaveValue('a brand new password');
  await page.locator('#password-current').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed').first()).toBeVisible();
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { level: 1, name: 'Hi Ann Lee!' })).toBeVisible();

  await elsewhere.goto('/my-account');
  await expect(elsewhere).toHaveURL('/login?return=%2Fmy-account');
  await expect(elsewhere.getByText('Please sign in again to continue')).toBeVisible();
  await fillLogin(elsewhere, email, 'a brand new password');
  await expect(elsewhere).toHaveURL('/my-account');
  await elsewhere.context().close();
});

test('after signing in the shopper returns to the page before, never to another site', async ({ page, request }) => {
  const email = newEmail('return');
  await makeCustomer(request, email);
  await page.goto('/category/lighting');
  await page.getByRole('button', { name: 'Account' }).click();
  await userMenu(page).getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL('/category/lighting');
  // The address is there before the page; an arrival closes the menus and ends at the heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await logout(page);
  await expect(page).toHaveURL('/category/lighting');
  await page.goto('/login?return=%2F%2Fevil.example');
  await fillLogin(page, email);
  await expect(page).toHaveURL('/');
});

test('logging out removes all private data and reloads the page (DATA-11, STATE-4, API-2, CONST-7)', async ({
  page,
  request,
}) => {
  const email = newEmail('logout');
  await makeCustomer(request, email);
  await login(page, email);
  await addFromPage(page, '/product/glass-pantry-jar');
  await expect(badge(page)).toHaveAccessibleName(/1 item/);
  await page.evaluate(() => {
    localStorage.setItem('vitrine.language', 'en');
    localStorage.setItem('vitrine.preOrderEmail', 'ann@example.com');
  });
  const token = await page.evaluate(() => localStorage.getItem('vitrine.token'));
  await logout(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(userMenu(page).getByText('Hi Guest!')).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart');
  const kept = Object.keys(JSON.parse(await stored(page)));
  expect(kept.filter((key) => !key.startsWith('react-router')).sort()).toEqual([
    'vitrine.backend',
    'vitrine.cookies',
    'vitrine.language',
    'vitrine.left',
  ]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('shopizer_cart=');
  const answer = await request.get('/api/v1/auth/customer/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('signing out in one tab opens the others again, without the cart and what was typed there', async ({
  page,
  context,
  request,
}) => {
  const email = newEmail('tabs');
  await makeCustomer(request, email);
  await login(page, email);
  await addFromPage(page, '/product/glass-pantry-jar');
  const other = await context.newPage();
  await other.goto('/checkout');
  await other.getByLabel(/^First name/).fill('Private');
  await expect.poll(() => other.evaluate(() => JSON.stringify(sessionStorage))).toContain('Private');
  const again = other.waitForEvent('load');
  await logout(page);
  await again;
  await expect.poll(() => other.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Private');
  await other.goto('/');
  await expect(badge(other)).toHaveAccessibleName('Cart');
});

test('when signed in, the cart is reloaded two seconds after an addition (STATE-11, CONST-6)', async ({
  page,
  request,
}) => {
  const email = newEmail('late');
  await makeCustomer(request, email);
  await login(page, email);
  await page.goto('/product/glass-pantry-jar');
  await addButton(page).click();
  const wait = () =>
    page.evaluate(() => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const added = calls.find(({ name }) => /\/api\/v1\/cart\?/.test(name))?.responseEnd ?? Number.NaN;
      // The page itself may read it once more before that.
      const read = calls.findLast(({ name }) => /auth\/customer\/cart/.test(name));
      return (read?.startTime ?? Number.NaN) - added;
    });
  await expect.poll(wait).toBeGreaterThanOrEqual(1990);
});

test('an expired token is renewed once; an ended session leads to the home page, a lost connection does not (STATE-1, STATE-2, STATE-3, ROLE-3)', async ({
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

test('sign in, open the account and sign out by keyboard', async ({ page, request }) => {
  const email = newEmail('keyboard');
  await makeCustomer(request, email);
  await page.goto('/login');
  await expect(page.locator('#login-email')).toBeVisible();
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 150; step += 1) {
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
  await tabTo(/ Sign out /);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login?return=%2Fmy-account');
});
