// Sign-in to the back office: it lets in members of staff and nobody else.
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts';
import { expectGoodScreen } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';
import { type OwnShop, openOwnShop } from '../support/own-shop.ts';
import {
  acceptInvitation,
  becomeOwner,
  codeOf,
  newStaffEmail,
  ownerLink,
  staffPassword,
  typePassword,
} from '../support/staff.ts';

const pictures = join(import.meta.dirname, '../../server/demo/images');

/** Measures what a journey costs a person: clicks, and the time of the shop, hand and eye (keystroke-level model). */
class Effort {
  /** The link in the terminal. */
  clicks = 1;
  private letters = 0;
  private readonly start = performance.now();
  private asideMs = 0;

  get seconds(): number {
    const ofShop = (performance.now() - this.start - this.asideMs) / 1000;
    // A letter 0.28 s, a click with looking and pointing 2.65 s.
    return Math.round(ofShop + 0.28 * this.letters + 2.65 * this.clicks);
  }

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** A list is opened, then chosen from. */
  async choose(target: Locator, option: string | { index: number }): Promise<void> {
    this.clicks += 2;
    await target.selectOption(option);
  }

  /** Fields follow each other with the Tab key. */
  async type(target: Locator, text: string): Promise<void> {
    this.letters += text.length + 1;
    await target.fill(text);
  }

  /** The button, each file, and Open. */
  async choosePictures(target: Locator, names: readonly string[]): Promise<void> {
    this.clicks += names.length + 2;
    await target.setInputFiles(names.map((name) => join(pictures, name)));
  }

  /** Runs a check that does not count as effort. */
  async aside(check: () => Promise<void>): Promise<void> {
    const start = performance.now();
    await check();
    this.asideMs += performance.now() - start;
  }
}

/** In a shop that is still empty: a category, then a product with three pictures, which the shop shows. */
async function sellProduct(page: Page, effort: Effort): Promise<void> {
  const link = (name: string) => page.getByRole('link', { name }).first();
  await effort.press(link('Categories'));
  await effort.press(link('New category'));
  await effort.type(page.getByRole('textbox', { name: 'Code' }), 'boards');
  await effort.type(page.getByRole('textbox', { name: 'Name', exact: true }).first(), 'Boards');
  await effort.press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Created', { exact: true })).toBeVisible();
  await effort.press(link('Products'));
  await effort.press(link('New product'));
  await effort.type(page.getByRole('textbox', { name: 'SKU' }), 'BOARD-1');
  await effort.type(page.getByRole('textbox', { name: 'Name', exact: true }).first(), 'Oak Board');
  await effort.type(page.getByLabel('Price (EUR)', { exact: true }), '39.00');
  await effort.type(page.getByRole('textbox', { name: 'Stock', exact: true }), '5');
  await effort.choose(page.getByLabel('Categories'), { index: 1 });
  await effort.choosePictures(page.getByLabel('Choose pictures'), [
    'board-oak-2.webp',
    'board-oak-3.webp',
    'board-walnut.webp',
  ]);
  await expect(page.getByRole('button', { name: /^Picture \d / })).toHaveCount(3);
  await effort.press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Product created')).toBeVisible();
  await effort.aside(async () => {
    const shopPage = await page.context().newPage();
    await shopPage.goto(new URL('/product/oak-board', page.url()).href);
    await expect(shopPage.getByRole('heading', { level: 1 })).toHaveText('Oak Board');
    const answer = await page.request.get(new URL('/api/v1/product/friendly/oak-board', page.url()).href);
    expect(((await answer.json()) as { images: unknown[] }).images).toHaveLength(3);
    await shopPage.close();
  });
}

test.describe('a new shop', () => {
  let shop: OwnShop;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await openOwnShop({ inTerminal: true });
    await expect.poll(() => shop.printed()).toContain('Data ');
  });

  test.afterAll(() => shop.remove());

  test('the set-up link makes the first owner, once, who soon sells a product (STAFF-1, STAFF-2)', {
    tag: '@smoke',
  }, async ({ page, browser }) => {
    test.slow();
    const effort = new Effort();
    const link = /Admin\s+(\S+)/.exec(shop.printed())?.[1] ?? '';
    expect(link).toMatch(/\/admin\/setup#[\w-]{43}$/);
    await page.goto(link.split('#')[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete');
    await page.goto(link);
    // The part after # alone is no new page.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to your shop');
    await effort.aside(() => expectGoodScreen(page));
    await effort.type(page.getByLabel('Your name'), 'Ada Martin');
    await effort.type(page.getByLabel('Email address'), 'ada@staff.example');
    await effort.type(page.getByLabel('New password'), staffPassword);
    await effort.press(page.getByRole('button', { name: 'Create the account' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shop');
    await effort.aside(() => expectGoodScreen(page));
    await effort.type(page.getByLabel('Name of the shop'), 'Ada’s Corner');
    await effort.choose(page.getByLabel('Currency'), 'EUR');
    await effort.choose(page.getByLabel('Time zone'), 'Europe/Paris');
    await effort.press(page.getByLabel('Français'));
    await effort.press(page.getByRole('button', { name: 'Save and continue' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your goods');
    await effort.aside(() => expectGoodScreen(page));
    await effort.press(page.getByRole('button', { name: 'Continue' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toContainText('Ada’s Corner');
    await expect(page).toHaveURL(/\/admin\/?$/);
    await sellProduct(page, effort);
    expect(effort.clicks).toBeLessThanOrEqual(25);
    expect(effort.seconds).toBeLessThan(180);
    test.info().annotations.push({ type: 'effort', description: `${effort.clicks} clicks, ${effort.seconds} s` });
    // Keys of every screen.
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
    await expect(page.getByText('Settings of the shop changed')).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or jump to' });
    await palette.getByRole('combobox').fill('staf');
    await expect(palette.getByRole('option')).toHaveCount(1);
    await expectAccessibleInLightAndDark(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Shortcuts' });
    await help.getByRole('switch').click();
    await help.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff');
    const other = await browser.newPage();
    await other.goto(link);
    await other.getByLabel('Your name').fill('Somebody Else');
    await other.getByLabel('Email address').fill('else@staff.example');
    await other.getByLabel('New password').fill(staffPassword);
    await other.getByRole('button', { name: 'Create the account' }).click();
    await expect(other.getByText('This link is invalid, has expired or was used already')).toBeVisible();
    await expect(other.getByLabel('Your name')).toHaveValue('Somebody Else');
    await other.close();
  });
});

const openAccountMenu = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openAccount(page: Page, name: string): Promise<void> {
  await openAccountMenu(page, name);
  await page.getByRole('link', { name: 'Account and sessions' }).click();
}

async function signOut(page: Page, name: string): Promise<void> {
  await openAccountMenu(page, name);
  await page.getByRole('button', { name: 'Sign out' }).click();
}

test('an authenticator app and recovery codes: each code signs in once (STAFF-3)', async ({ page }) => {
  test.slow();
  const email = await becomeOwner(page);
  await openAccount(page, 'Olga Owner');
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  await expect(page.getByRole('img', { name: 'QR code with the secret' })).toBeVisible();
  await page.getByLabel('Code of the authenticator app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page.locator('ol code').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('It is set up: signing in asks for a code.')).toBeVisible();

  await signOut(page, 'Olga Owner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expectGoodScreen(page);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  await expectGoodScreen(page);
  // The code that turned the app on counts as used; the next one is accepted early.
  await page.getByLabel('Code of the authenticator app').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The next person does not start on the page that the last one looked at.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');

  const withRecoveryCode = async () => {
    await signOut(page, 'Olga Owner');
    await typePassword(page, email);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await withRecoveryCode();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await withRecoveryCode();
  await expect(page.getByText('This code is wrong or was used already')).toBeVisible();
});

test('a passkey instead of a password: invitation, sign-in, a dangerous step, a second one (STAFF-3)', async ({
  page,
  context,
}) => {
  test.slow();
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = newStaffEmail('passkey');
  await page.goto(await ownerLink(email));
  await page.getByLabel('Your name').fill('Petra Passkey');
  await page.getByLabel('With a passkey').check();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await signOut(page, 'Petra Passkey');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await openAccount(page, 'Petra Passkey');
  const passkeys = page.getByRole('listitem').filter({ hasText: 'Added' });
  await expect(passkeys).toHaveCount(1);
  await expectGoodScreen(page);
  await passkeys.getByRole('button', { name: /^Rename/ }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the passkey' });
  await renaming.getByLabel('Name of the passkey').fill('Office computer');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(passkeys).toContainText('Office computer');
  // The only way in stays.
  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  const sure = page.getByRole('dialog', { name: /^Remove the passkey/ });
  await sure.getByRole('button', { name: 'Remove' }).click();
  await expect(sure.getByText('This is your only way to sign in.')).toBeVisible();
  await sure.getByRole('button', { name: 'Cancel' }).click();
  // The device has a key for this account already and makes no second one.
  await page.getByLabel('Name of the passkey').fill('Phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('No passkey was made.')).toBeVisible();
  await page.getByLabel('New password').fill(staffPassword);
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByLabel('Current password')).toBeVisible();

  // Ten minutes later a dangerous step asks again; the passkey answers, and the step goes on.
  await page.route(
    '**/api/v1/private/user/passkeys/*',
    (route) => route.fulfill({ status: 403, json: { code: 'staff.confirm', message: 'Confirm that it is you' } }),
    { times: 1 },
  );
  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await sure.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(passkeys).toHaveCount(0);
  // Journeys share a page: the next one finds no device.
  await devices.detach();
});

test('an invited editor sees no orders, and is out with the next click after removal (STAFF-4, STAFF-5)', async ({
  page,
  browser,
}) => {
  test.slow();
  await becomeOwner(page);
  await page.getByRole('link', { name: 'Staff' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeFocused();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const email = newStaffEmail('editor');
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel(/^Editor/).check();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  // The shop of the journeys has no mail server.
  const passOn = page.getByRole('dialog', { name: 'Pass this link on' });
  const link = (await passOn.locator('code').textContent()) ?? '';
  await passOn.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Invited');
  await expectGoodScreen(page);

  const context = await browser.newContext();
  const editor = await context.newPage();
  await acceptInvitation(editor, link, 'Ed Editor');
  await expect(editor.getByRole('link', { name: 'Products' }).first()).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await expect(editor.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await editor.goto('/admin/orders');
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Your role does not include this page');
  await expect(editor.getByText('“See orders”')).toBeVisible();
  await expectGoodScreen(editor);

  await page.reload();
  await page.getByRole('button', { name: 'Change Ed Editor' }).click();
  await page.getByRole('dialog', { name: 'Ed Editor' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove Ed Editor?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Ed Editor is removed.')).toBeVisible();
  await editor.getByRole('link', { name: 'Products' }).first().click();
  await expect(editor.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await editor.reload();
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await typePassword(editor, email);
  await expect(editor.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await context.close();
});

test('a session that ends while somebody types asks for the password over the page (STAFF-13)', async ({
  page,
  context,
}) => {
  test.slow();
  await becomeOwner(page);
  await page.getByRole('link', { name: 'Staff' }).first().click();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const email = newStaffEmail('viewer');
  const form = page.getByRole('dialog', { name: 'Invite a person' });
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel(/^Viewer/).check();
  await context.clearCookies();
  await form.getByRole('button', { name: 'Invite', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Your session has ended' });
  await asked.getByLabel('Password', { exact: true }).fill(staffPassword);
  await expectAccessibleInLightAndDark(page);
  await asked.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog', { name: 'Pass this link on' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Viewer');
});

test('where a second factor is needed, it is set up in place of the first screen with personal data', async ({
  page,
}) => {
  await becomeOwner(page);
  // As on https, where a password is not enough.
  await page.route('**/api/v1/private/user/profile*', async (route) => {
    const response = await route.fetch();
    const profile = (await response.json()) as { hasTotp: boolean };
    await route.fulfill({ response, json: { ...profile, mustAddFactor: !profile.hasTotp } });
  });
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protect your account');
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  await expectAccessibleInLightAndDark(page);
  await page.getByLabel('Code of the authenticator app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  // They are shown once: the screen waits until the person goes on.
  await expect(page.locator('ol code')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Your account is protected.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
});
