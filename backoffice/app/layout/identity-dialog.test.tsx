import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import {
  confirmIdentity,
  endStaffSession,
  listStaffSessions,
  loginStaff,
  readStaffProfile,
  startPasskeyConfirmation,
} from '@vitrine/contract/staff/staff.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { owner, show } from '../../testing/show.tsx';
import { deviceKey, passkeyRequest, standInDevice } from '../../testing/stand-in-device.ts';
import { staffApi } from '../api/staff-api.ts';
import { saveDraft } from '../hooks/use-draft.ts';

let shop: StandInShop;
const assigned = vi.spyOn(location, 'assign').mockImplementation(() => {});
const sessions = { items: [] };

beforeEach(() => {
  shop = standInShop();
  assigned.mockClear();
});

const page = <input aria-label="Page" />;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const password = () => screen.findByLabelText<HTMLInputElement>('Password');
/** Without a reaction to a domain error, which the test looks at later. */
const call = () => {
  const answered = staffApi(listStaffSessions, {});
  answered.catch(() => {});
  return answered;
};

describe('a session that has ended', () => {
  beforeEach(() => {
    shop.answer(listStaffSessions, () => {
      if (shop.sentTo(loginStaff).length === 0) throw new ApiError(401, 'staff.session-required', 'Sign in');
      return sessions;
    });
    shop.answer(loginStaff, { state: 'done' });
    shop.answer(readStaffProfile, owner);
  });

  test('asks for the password over the page, then repeats the call', async () => {
    const user = show(page);
    await user.type(screen.getByLabelText('Page'), 'typed');
    const answered = call();
    await user.type(await password(), 'a long password');
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
    expect([email.value, email.readOnly]).toEqual(['ann@shop.example', true]);
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(await answered).toEqual(sessions);
    expect(shop.sentTo(listStaffSessions)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Page').value).toBe('typed');
  });

  test('asks once for calls that are refused at the same time, and repeats each', async () => {
    const user = show(page);
    const both = Promise.all([call(), call()]);
    await user.type(await password(), 'a long password');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(await both).toEqual([sessions, sessions]);
    expect(shop.sentTo(loginStaff)).toHaveLength(1);
  });

  test('a wrong password is told in the dialog, and the call waits', async () => {
    const user = show(page);
    const answered = call();
    shop.sendError(loginStaff, 401, 'staff.wrong-password', 'Address or password is wrong.');
    await user.type(await password(), 'wrong{Enter}');
    await screen.findByText('Address or password is wrong.');
    shop.answer(listStaffSessions, sessions);
    shop.answer(loginStaff, { state: 'done' });
    await user.click(button(/^Sign in Signing/));
    expect(await answered).toEqual(sessions);
  });

  test('closing the dialog gives the domain error to the caller', async () => {
    const user = show(page);
    const answered = call();
    await password();
    await user.click(button('Close'));
    await expect(answered).rejects.toMatchObject({ code: 'staff.session-required' });
    expect(shop.sentTo(listStaffSessions)).toHaveLength(1);
  });

  test('somebody else who signs in gets an empty page and nothing that was typed', async () => {
    saveDraft('note.1', { text: 'secret' });
    localStorage.setItem('vitrine.admin.kept.product.1', '{}');
    shop.answer(readStaffProfile, { ...owner, email: 'bea@shop.example' });
    const user = show(page);
    void call();
    await user.type(await password(), 'a long password{Enter}');
    await waitFor(() => expect(assigned).toHaveBeenCalledExactlyOnceWith('/admin/'));
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('vitrine.admin.kept.product.1')).toBeNull();
    expect(shop.sentTo(listStaffSessions)).toHaveLength(1);
  });

  test('another person can start with an empty page', async () => {
    const user = show(page);
    void call();
    await password();
    await user.click(button('Sign in as another person'));
    expect(assigned).toHaveBeenCalledExactlyOnceWith('/admin/');
  });

  test('asks nothing before anybody was signed in: the page itself shows the sign-in', async () => {
    show(page, { role: null });
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a dangerous step', () => {
  beforeEach(() => {
    shop.answer(endStaffSession, () => {
      if (shop.sentTo(confirmIdentity).length === 0) throw new ApiError(403, 'staff.confirm', 'Confirm');
      return null;
    });
    shop.answer(confirmIdentity, { until: '2025-11-03T10:00:00Z' });
  });
  const danger = () => {
    const answered = staffApi(endStaffSession, { params: { id: 2 } });
    answered.catch(() => {});
    return answered;
  };
  const confirmed = () => shop.sentTo(confirmIdentity).map(({ body }) => body);

  test('asks for the password and goes on', async () => {
    const user = show(page);
    const done = danger();
    await user.type(await password(), 'a long password');
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(await done).toBeNull();
    expect(confirmed()).toEqual([{ password: 'a long password' }]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('an empty password is refused at its field, a wrong one by the shop', async () => {
    const user = show(page);
    void danger();
    await user.type(await password(), '{Enter}');
    await screen.findByText('Enter your password');
    shop.sendError(confirmIdentity, 403, 'staff.wrong-password', 'The password is wrong.');
    await user.type(await password(), 'wrong{Enter}');
    await screen.findByText('The password is wrong.');
    expect(screen.getByRole('dialog', { name: 'Confirm that it is you' })).toBeDefined();
  });

  test('takes a code of the authenticator app instead', async () => {
    const user = show(page, { profile: { hasTotp: true } });
    const done = danger();
    await password();
    await user.click(button('Use a code instead'));
    await user.type(screen.getByRole('textbox', { name: 'Code of the authenticator app' }), ' 123456 {Enter}');
    expect(await done).toBeNull();
    expect(confirmed()).toEqual([{ code: '123456' }]);
  });

  test('asks a person without a password for the code at once', async () => {
    show(page, { profile: { hasPassword: false, hasTotp: true } });
    void danger();
    await screen.findByRole('textbox', { name: 'Code of the authenticator app' });
    expect(screen.queryByRole('button', { name: 'Use the password' })).toBeNull();
  });

  test('takes a passkey first where there is one, and the password stays possible', async () => {
    standInDevice();
    shop.answer(startPasskeyConfirmation, passkeyRequest);
    const user = show(page, { profile: { hasPasskey: true } });
    const done = danger();
    const byPasskey = await screen.findByRole('button', { name: 'Confirm with a passkey' });
    button('Use the password');
    await expectAccessible();
    await user.click(byPasskey);
    expect(await done).toBeNull();
    expect(confirmed().map(({ passkey }) => passkey?.id)).toEqual([deviceKey]);
  });

  test('in a browser without passkeys asks for the password', async () => {
    show(page, { profile: { hasPasskey: true } });
    void danger();
    await password();
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });

  test('that nobody confirms is refused', async () => {
    const user = show(page);
    const done = danger();
    await password();
    await user.click(button('Close'));
    await expect(done).rejects.toMatchObject({ code: 'staff.confirm' });
    expect(shop.sentTo(endStaffSession)).toHaveLength(1);
  });

  test('waits for a session that has ended: first who is there, then the confirmation', async () => {
    let isSignedIn = false;
    shop.answer(listStaffSessions, () => {
      if (!isSignedIn) throw new ApiError(401, 'staff.session-required', 'Sign in');
      return sessions;
    });
    shop.answer(loginStaff, () => {
      isSignedIn = true;
      return { state: 'done' as const };
    });
    shop.answer(readStaffProfile, owner);
    const user = show(page);
    const [read, done] = [call(), danger()];
    await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.type(await password(), 'a long password{Enter}');
    expect(await read).toEqual(sessions);
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await user.type(await password(), 'a long password{Enter}');
    expect(await done).toBeNull();
  });
});
