import { screen } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { readMailSettings, saveMailSettings, sendTestMail } from '@vitrine/contract/mail/staff-mail.ts';
import type { MailSettingsView } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { show } from '../../../testing/show.tsx';
import { someMailSettings } from '../../../testing/some-settings.ts';
import { MailScreen } from './mail-screen.tsx';

let shop: StandInShop;
beforeEach(() => {
  shop = standInShop();
});

const nothing = someMailSettings();
const server = { host: 'smtp.example.com', port: 587, encryption: 'starttls', user: 'shop' } as const;
const stored: MailSettingsView = { ...nothing, server, hasPassword: true, delivery: 'server', version: 'v2' };

const open = async (settings: MailSettingsView) => {
  shop.answer(readMailSettings, settings);
  const user = show(<MailScreen />);
  await screen.findByRole('heading', { name: 'Mail server' });
  return user;
};
const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}( Saving…)?$`) });
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);

test('a server is typed and saved; its port follows the encryption, and the password is not shown again', async () => {
  shop.answer(saveMailSettings, stored);
  const user = await open(nothing);
  screen.getByText(/^No email leaves the shop/);
  screen.getByText('3 emails wait.');
  await expectAccessible();
  await user.type(field('Server'), 'SMTP.example.com');
  await user.selectOptions(field('Encryption'), 'tls');
  expect(field('Port').value).toBe('465');
  await user.selectOptions(field('Encryption'), 'starttls');
  await user.type(field(/^User/), 'shop');
  await user.type(field(/^Password/), 'secret');
  await user.type(field(/^Low stock/), 'stock@shop.example');
  await user.click(press('Save'));
  await screen.findByText('The settings of emails are saved.');
  expect(shop.sentTo(saveMailSettings).map(({ body }) => body)).toEqual([
    { server, password: 'secret', stockNoticeEmail: 'stock@shop.example', version: 'v1' },
  ]);
  expect(field(/^Password/).value).toBe('');
  screen.getByText('A password is stored. Leave this empty to keep it.');
});

test('what is wrong is said beside its field before anything is sent', async () => {
  const user = await open(nothing);
  await user.type(field('Server'), 'smtp://mail example');
  await user.clear(field('Port'));
  await user.type(field(/^User/), 'shop');
  await user.type(field(/^Address of the sender/), 'news');
  await user.click(press('Save'));
  for (const message of [
    /^Enter a name such as smtp/,
    'Enter a number from 1 to 65535',
    'Enter the password of this server',
    /^Enter an email address such as/,
  ])
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(shop.sentTo(saveMailSettings)).toEqual([]);
});

test('a stored password belongs to its server: another server asks for it again', async () => {
  const user = await open(stored);
  await user.type(field(/^Name of the sender/), 'News');
  shop.answer(saveMailSettings, { ...stored, senderName: 'News' });
  await user.click(press('Save'));
  await screen.findByText('The settings of emails are saved.');
  await user.clear(field('Server'));
  await user.type(field('Server'), 'smtp.example.org');
  await user.click(press('Save'));
  await screen.findByText('Enter the password of this server');
  expect(shop.sentTo(saveMailSettings).map(({ body }) => body)).toEqual([{ senderName: 'News', version: 'v2' }]);
});

test('a test email is sent with what stands in the form, and its error stands beside the field', async () => {
  shop.answer(sendTestMail, { answer: 'login-refused', reason: '535 Authentication failed' });
  const user = await open(stored);
  await user.type(field(/^Password/), 'wrong');
  await user.click(press('Send a test email'));
  await screen.findByText(
    'The server does not accept this user and password. The server says: 535 Authentication failed',
  );
  expect(field(/^Password/).getAttribute('aria-invalid')).toBe('true');
  await expectAccessible();
  shop.answer(sendTestMail, { answer: 'sent', reason: null });
  await user.clear(field(/^Test email to/));
  await user.type(field(/^Test email to/), 'me@shop.example');
  await user.click(press('Send a test email'));
  await screen.findByText(/^The mail server has taken the test email/);
  expect(shop.sentTo(sendTestMail).at(-1)?.body).toEqual({
    ...{ to: 'me@shop.example', server, password: 'wrong' },
    ...{ senderName: null, senderAddress: null },
  });
});

test('what the environment decides is read-only, with its name, and can be tested', async () => {
  shop.answer(sendTestMail, { answer: 'refused', reason: null });
  const user = await open({
    ...stored,
    server: { ...server, encryption: 'offered' },
    serverSetBy: 'SMTP_URL',
    senderAddress: 'news@shop.example',
    senderSetBy: 'MAIL_FROM',
  });
  for (const name of ['SMTP_URL', 'MAIL_FROM'])
    screen.getByText(`Set by ${name} in the environment of the shop. It can be changed only there.`);
  screen.getByText('STARTTLS if the server offers it');
  expect(screen.queryByLabelText('Server')).toBeNull();
  expect(field(/^Address of the sender/).readOnly).toBe(true);
  await user.click(press('Send a test email'));
  await screen.findByText('The server refuses connections at this port');
  expect(Object.keys(shop.sentTo(sendTestMail)[0]?.body ?? {})).toEqual(['to']);
  await expectAccessible();
});

test('without a secret in the environment no password is asked for', async () => {
  await open({ ...nothing, canStorePassword: false });
  screen.getByText(/^A server that asks for a user and a password cannot be set here yet/);
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
});

test('the last error of the queue is shown, with the way to the emails that failed', async () => {
  await open({ ...stored, lastError: 'Error: 554 blocked', failed: 2 });
  screen.getByText('Error: 554 blocked');
  expect(screen.getByRole('link', { name: 'Show the 2 emails that failed' }).getAttribute('href')).toMatch(
    /\/failed-mails$/,
  );
});

test('what another person saved is taken over, or shown before it is replaced', async () => {
  const user = await open(stored);
  await user.type(field(/^Name of the sender/), 'Mine');
  shop.answer(saveMailSettings, () => {
    const settings = { ...stored, senderName: 'Theirs', stockNoticeEmail: 'stock@shop.example', version: 'v3' };
    throw new ApiError(409, 'store.changed', 'The settings have been changed meanwhile', { settings });
  });
  await user.click(press('Save'));
  await screen.findByText('Name of the sender: Theirs');
  expect(field(/^Low stock/).value).toBe('stock@shop.example');
  expect(field(/^Name of the sender/).value).toBe('Mine');
  shop.answer(saveMailSettings, { ...stored, version: 'v4' });
  await user.click(press('Save'));
  await screen.findByText('The settings of emails are saved.');
  expect(shop.sentTo(saveMailSettings).at(-1)?.body).toEqual({ senderName: 'Mine', version: 'v3' });
});
