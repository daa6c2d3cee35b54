import { screen, waitFor } from '@testing-library/react';
import { confirmTotp, removeTotp, startTotp } from '@vitrine/contract/staff/staff.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { recordSavedFiles } from '../../../../testing/saved-files.ts';
import { show } from '../../../../testing/show.tsx';
import { Authenticator } from './authenticator.tsx';

let shop: StandInShop;
const secret = { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Shop:ann?secret=ABCDEFGHIJ' };
const recoveryCodes = ['aaaa-bbbb', 'cccc-dddd'];

beforeEach(() => {
  shop = standInShop();
  shop.answer(startTotp, secret);
});

const open = (profile: Parameters<typeof show>[1] = {}) => show(<Authenticator />, profile);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code of the authenticator app' });

describe('setting up', () => {
  const start = async () => {
    const user = open();
    await user.click(button('Set up'));
    await screen.findByRole('img', { name: 'QR code with the secret' });
    return user;
  };

  test('shows the secret as a picture and in groups to type, and turns on after a code', async () => {
    shop.answer(confirmTotp, { recoveryCodes });
    const user = await start();
    screen.getByText('ABCD EFGH IJ');
    await expectAccessible();
    await user.type(code(), ' 123456 {Enter}');
    const heading = await screen.findByRole('heading', { name: 'Your recovery codes' });
    expect(document.activeElement).toBe(heading);
    expect(shop.sentTo(confirmTotp).map(({ body }) => body)).toEqual([{ code: '123456' }]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    await expectAccessible();
  });

  test('an empty code is refused at its field, a wrong one by the shop; the secret stays', async () => {
    shop.sendError(confirmTotp, 400, 'staff.wrong-code', 'This code is wrong or was used already');
    const user = await start();
    await user.click(button(/^Turn on/));
    await screen.findByText('Enter the six digits that the app shows');
    await waitFor(() => expect(document.activeElement).toBe(code()));
    await user.type(code(), '000000{Enter}');
    await screen.findByText('This code is wrong or was used already');
    screen.getByText('ABCD EFGH IJ');
  });

  test('Cancel leaves everything as it was', async () => {
    const user = await start();
    await user.click(button('Cancel'));
    button('Set up');
    expect(shop.sentTo(confirmTotp)).toEqual([]);
  });

  test('a double press asks for one secret, so that the picture is the one that counts', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof secret>();
    shop.answer(startTotp, () => promise);
    const user = open();
    await user.dblClick(button('Set up'));
    resolve(secret);
    await screen.findByRole('img', { name: 'QR code with the secret' });
    expect(shop.sentTo(startTotp)).toHaveLength(1);
  });

  test('a domain error is told beside the button', async () => {
    shop.sendError(startTotp, 409, 'staff.has-totp', 'An app is set up already.');
    const user = open();
    await user.click(button('Set up'));
    await screen.findByText('An app is set up already.');
    button('Set up');
  });
});

describe('recovery codes', () => {
  const toCodes = async () => {
    shop.answer(confirmTotp, { recoveryCodes });
    const user = open();
    await user.click(button('Set up'));
    await user.type(await screen.findByRole('textbox'), '123456{Enter}');
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    return user;
  };

  test('are copied with the shop and the account that they belong to', async () => {
    const user = await toCodes();
    await user.click(button('Copy'));
    await screen.findByText('The recovery codes are copied');
    expect(await navigator.clipboard.readText()).toBe('Shop – ann@shop.example\n\naaaa-bbbb\ncccc-dddd\n');
  });

  test('where copying is forbidden it is told', async () => {
    const user = await toCodes();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'));
    await user.click(button('Copy'));
    await screen.findByText('Copying is not possible here. Select the text instead.');
  });

  test('are saved as a file', async () => {
    const saved = recordSavedFiles();
    const user = await toCodes();
    await user.click(button('Download'));
    expect(saved).toEqual(['vitrine-recovery-codes.txt']);
  });

  test('are shown until the person has kept them', async () => {
    const user = await toCodes();
    await user.click(button('I have kept them'));
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
  });
});

describe('removing', () => {
  const remove = async () => {
    const user = open({ profile: { hasTotp: true } });
    screen.getByText('It is set up: signing in asks for a code.');
    await user.click(button('Remove the app'));
    screen.getByRole('dialog', { name: 'Remove the authenticator app?' });
    return user;
  };
  const sure = () => screen.getAllByRole('button', { name: 'Remove the app' })[1] as HTMLElement;

  test('asks first, then removes once', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    shop.answer(removeTotp, () => promise);
    const user = await remove();
    await expectAccessible();
    await user.dblClick(sure());
    resolve(null);
    await screen.findByText('The authenticator app is removed.');
    expect(shop.sentTo(removeTotp)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Cancel removes nothing', async () => {
    const user = await remove();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shop.sentTo(removeTotp)).toEqual([]);
  });

  test('a domain error is told in the dialog, which stays', async () => {
    shop.sendError(removeTotp, 409, 'staff.last-factor', 'This shop needs a second factor.');
    const user = await remove();
    await user.click(sure());
    await screen.findByText('This shop needs a second factor.');
    screen.getByRole('dialog');
  });
});

test('where the shop needs a second factor it says so', () => {
  open({ profile: { mustAddFactor: true } });
  screen.getByText(/^This shop shows personal data only after/);
});
