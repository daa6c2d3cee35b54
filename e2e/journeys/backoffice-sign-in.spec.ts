// Who gets into the back office, and who does not.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessibleInLightAndDark, expectGoodEverywhere } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import {
  acceptInvitation,
  becomeOwner,
  codeOf,
  newStaffEmail,
  ownerLink,
  staffPassword,
  typePassword,
} from '../support/staff.ts';

/** In a window high enough that the bar at the lower edge covers nothing: what is behind it can be scrolled clear. */
const expectGoodScreen = (page: Page) => expectGoodEverywhere(page, 6000);

const root = join(import.meta.dirname, '../..');

test.describe('a new shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-setup-'));
  const port = 15_000 + (process.pid % 5000);
  let server: ChildProcess | undefined;
  let output = '';

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = spawn(process.execPath, ['host/build/main.js'], {
      cwd: root,
      env: {
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: '',
        API_URL: '',
        SHOP_URL: '',
        DEMO: 'no',
        LOG_FORMAT: 'text',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server.stdout?.on('data', (text) => {
      output += text;
    });
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Data ');
  });

  test.afterAll(async () => {
    const ended = new Promise((done) => server?.once('exit', done));
    server?.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });

  test('the set-up link makes the first owner, once', async ({ page, browser }) => {
    test.slow();
    const link = /Admin\s+(\S+)/.exec(output)?.[1] ?? '';
    expect(link).toMatch(/\/admin\/setup#[\w-]{43}$/);
    await page.goto(link.split('#')[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete');
    await page.goto(link);
    // The part after # alone is no new page.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to your shop');
    await expectGoodScreen(page);
    const create = page.getByRole('button', { name: 'Create the account' });
    await create.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please check these entries' })).toBeFocused();
    await page.getByLabel('Your name').fill('Ada Martin');
    await page.getByLabel('E-mail address').fill('ada@staff.example');
    await page.getByLabel('New password').fill('too short');
    await create.click();
    await expect(page.getByLabel('New password')).toBeFocused();
    await expect(page.getByText('Use at least 12 characters')).toBeVisible();
    await page.getByLabel('New password').fill(staffPassword);
    await create.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shop');
    await expectGoodScreen(page);
    await page.getByLabel('Name of the shop').fill('Ada’s Corner');
    await page.getByLabel('Currency').selectOption('EUR');
    await page.getByLabel('Time zone').selectOption('Europe/Paris');
    await page.getByLabel('Français').check();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your goods');
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toContainText('Ada’s Corner');
    await expect(page).toHaveURL(/\/admin\/?$/);
    // Keys of every screen.
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
    await expect(page.getByText('change the settings of the shop')).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find or do' });
    await palette.getByRole('combobox').fill('staf');
    await expect(palette.getByRole('option')).toHaveCount(1);
    await expectAccessibleInLightAndDark(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keys' });
    await help.getByRole('switch').click();
    await help.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff');
    const other = await browser.newPage();
    await other.goto(link);
    await other.getByLabel('Your name').fill('Somebody Else');
    await other.getByLabel('E-mail address').fill('else@staff.example');
    await other.getByLabel('New password').fill(staffPassword);
    await other.getByRole('button', { name: 'Create the account' }).click();
    await expect(other.getByText('This link is invalid, has expired or was used already')).toBeVisible();
    await expect(other.getByLabel('Your name')).toHaveValue('Somebody Else');
    await other.close();
  });
});

test('an authenticator app and recovery codes: each code signs in once', async ({ page }) => {
  test.slow();
  const email = await becomeOwner(page);
  await page.getByRole('link', { name: 'My account' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeFocused();
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  await expect(page.getByRole('img', { name: 'QR code with the secret' })).toBeVisible();
  await page.getByLabel('Code of the authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code is wrong or was used already')).toBeVisible();
  await page.getByLabel('Code of the authenticator app').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page.locator('ol code').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('It is set up: signing in asks for a code.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expectGoodScreen(page);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  await expectGoodScreen(page);
  // The code that turned the app on counts as used; the next one is accepted early.
  await page.getByLabel('Code of the authenticator app').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  // What the last person looked at is not the next one's first page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');

  const withRecoveryCode = async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
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

test('a passkey instead of a password: invitation, sign-in, a dangerous step, a second one', async ({
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

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await page.getByRole('link', { name: 'My account' }).first().click();
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

test('an invited editor sees no orders, and is out with the next click after removal', async ({ page, browser }) => {
  test.slow();
  await becomeOwner(page);
  await page.getByRole('link', { name: 'Staff' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeFocused();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const email = newStaffEmail('editor');
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog.getByText('Enter your e-mail address')).toBeVisible();
  await dialog.getByLabel('E-mail address').fill(email);
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

test('a session that ends while somebody types asks for the password over the page', async ({ page, context }) => {
  test.slow();
  await becomeOwner(page);
  await page.getByRole('link', { name: 'Staff' }).first().click();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const email = newStaffEmail('viewer');
  const form = page.getByRole('dialog', { name: 'Invite a person' });
  await form.getByLabel('E-mail address').fill(email);
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

test('the last step of an invitation link is refused when it is used again', async ({ page, browser }) => {
  const link = await ownerLink(newStaffEmail('owner'));
  await acceptInvitation(page, link, 'Olga Owner');
  const other = await browser.newPage();
  await other.goto(link);
  await other.getByLabel('Your name').fill('Somebody Else');
  await other.getByLabel('New password').fill(staffPassword);
  await other.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(other.getByText('This link is invalid, has expired or was used already')).toBeVisible();
  await other.close();
});
