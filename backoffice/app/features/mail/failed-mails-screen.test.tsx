import { screen, within } from '@testing-library/react';
import { listFailedMails, sendMailsAgain } from '@vitrine/contract/mail/staff-mail.ts';
import type { FailedMail } from '@vitrine/contract/mail/staff-mail-shapes.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../testing/stand-in-shop.ts';
import { aPage } from '../../../testing/a-page.ts';
import { show } from '../../../testing/show.tsx';
import { expectToast } from '../../../testing/toasts.ts';
import { FailedMailsScreen } from './failed-mails-screen.tsx';

let shop: StandInShop;
let failed: FailedMail[];

const aMail = (id: number, own: Partial<FailedMail> = {}): FailedMail => ({
  id,
  to: 'ann@example.com',
  subject: `Your order ${id}`,
  createdAt: '2026-11-17T10:00:00Z',
  gaveUpAt: '2026-11-18T10:00:00Z',
  tries: 30,
  error: 'Error: no such mailbox',
  canSend: true,
  ...own,
});

beforeEach(() => {
  shop = standInShop();
  failed = [aMail(3), aMail(2), aMail(1, { subject: 'New password', canSend: false })];
  shop.answer(listFailedMails, () => aPage(failed));
  shop.answer(sendMailsAgain, ({ body: { ids } }) => {
    const sent = failed.filter(({ id, canSend }) => canSend && (ids === null || ids.includes(id)));
    failed = failed.filter((mail) => !sent.includes(mail));
    return { queued: sent.length };
  });
});

const open = async () => {
  const user = show(
    <main>
      <FailedMailsScreen />
    </main>,
  );
  await screen.findByText('Your order 3');
  return user;
};
const rows = () => within(screen.getByRole('main')).getAllByRole('listitem');

test('each mail says to whom, when, why, and what to do about a deleted link', async () => {
  await open();
  expect(rows()[0]?.textContent).toContain('ann@example.com');
  expect(rows()[0]?.textContent).toContain('tried 30 times · Error: no such mailbox');
  const secret = within(rows()[2] as HTMLElement);
  secret.getByText(/The person has to ask for a new one/);
  expect(secret.queryByRole('button')).toBeNull();
  await expectAccessible();
});

test('one mail is sent again, and leaves the list', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Send again “Your order 3” to ann@example.com' }));
  await expectToast('success', 'The email is being sent again.');
  expect(shop.sentTo(sendMailsAgain).map(({ body }) => body)).toEqual([{ ids: [3] }]);
  expect(rows()).toHaveLength(2);
});

test('all are sent again at once', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Send all again' }));
  await expectToast('success', '2 emails are being sent again.');
  expect(shop.sentTo(sendMailsAgain).map(({ body }) => body)).toEqual([{ ids: null }]);
  expect(rows()).toHaveLength(1);
});

test('without failed mails the screen says what would be here', async () => {
  failed = [];
  show(<FailedMailsScreen />);
  await screen.findByText('No email has failed');
  await expectAccessible();
});
