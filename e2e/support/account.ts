// Steps that journeys through an account share.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { pathIn, type Tongue } from './checkout.ts';
import { mailboxPath } from './mailbox.ts';

export const PASSWORD = 'correct horse battery';

let counted = 0;
/** Returns an address that no other journey and no other worker uses. */
export const newEmail = (name: string): string => `${name}-${process.pid}-${Date.now()}-${++counted}@example.com`;

export const userMenu = (page: Page) => page.locator('#user-menu');
const main = (page: Page) => page.getByRole('main');

export async function register(page: Page, email: string, tongue: Tongue = 'en'): Promise<void> {
  await page.goto(pathIn(tongue, '/register'));
  await page.locator('#register-country').selectOption('US');
  const typed = { firstName: 'Ann', lastName: 'Lee', email, password: PASSWORD, repeatPassword: PASSWORD };
  for (const [field, value] of Object.entries(typed)) await page.locator(`#register-${field}`).fill(value);
  await page.locator('#register-zone').selectOption('ME');
  await main(page)
    .getByRole('button', { name: /^(Create an account|Créer un compte)$/ })
    .click();
  await expect(page).not.toHaveURL(/register/);
  // The address changes before the page does, and a new page closes menus.
  await expect(page.locator('#register-country')).toHaveCount(0);
}

/** On the page that is open. */
export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('#login-email').fill(email);
  await page.locator('#login-password').fill(password);
  await main(page)
    .getByRole('button', { name: /^(Sign in|Se connecter)$/ })
    .click();
}

export async function login(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
  await expect(page).not.toHaveURL(/login/);
  await expect(page.locator('#login-email')).toHaveCount(0);
}

/** Returns when the page has been loaded again. */
export async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  const reload = page.waitForEvent('load');
  await userMenu(page).getByRole('button', { name: 'Logout' }).click();
  await reload;
}

/** An account without walking through the screens. */
export async function makeCustomer(request: APIRequestContext, email: string): Promise<void> {
  const billing = { firstName: 'Ann', lastName: 'Lee', country: 'US', zone: 'ME' };
  const answer = await request.post('/api/v1/customer/register', {
    data: { emailAddress: email, password: PASSWORD, billing },
  });
  expect(answer.status()).toBe(200);
}

/** The path of the newest link of that kind mailed to the address. */
export async function mailedLink(request: APIRequestContext, email: string, page: 'reset' | 'verify'): Promise<string> {
  let found = '';
  await expect(async () => {
    const list = await (await request.get(mailboxPath())).text();
    const rows = [...list.matchAll(/<a href="([^"]+)">[^<]*<\/a><\/td><td>([^<]*)</g)];
    for (const [, mail = ''] of rows.filter(([, , to]) => to === email)) {
      const content = await (await request.get(`${mail}/content`)).text();
      found = new RegExp(`(/fr|/de)?/customer/\\w+/${page}/[\\w-]{43}`).exec(content)?.[0] ?? '';
      if (found) return;
    }
    expect(found).not.toBe('');
  }).toPass();
  return found;
}
