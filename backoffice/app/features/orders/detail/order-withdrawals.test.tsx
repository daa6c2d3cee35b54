import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOrder, aWithdrawal } from '../../../../testing/an-order.ts';
import { show } from '../../../../testing/show.tsx';
import { OrderWithdrawals } from './order-withdrawals.tsx';

beforeEach(() => {
  standInShop();
});

const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent?.replaceAll(/\s/g, ' ');

test('tells what was declared, whether it came in time, and until when money goes back', async () => {
  show(<OrderWithdrawals order={anOrder({ withdrawals: [aWithdrawal({ remark: 'Too small' })] })} />);
  const notice = screen.getByRole('region', { name: 'Withdrawn from the whole order' });
  within(notice).getByText('Do not ship. Cancel the order: what was paid is refunded.');
  expect(fact('Withdrawal no.')).toBe('7');
  expect(fact('Received')).toBe('Nov 4, 2025, 11:00 AM');
  expect(fact('Period')).toBe('In time');
  expect(fact('Pay back by')).toBe('Nov 18, 2025');
  expect(fact('Comment')).toBe('Too small');
  await expectAccessible();
});

test('some of the items are named, with what to do with the rest', () => {
  show(<OrderWithdrawals order={anOrder({ withdrawals: [aWithdrawal({ lines: ['1 × Mug', 'the vase'] })] })} />);
  const notice = screen.getByRole('region', { name: 'Withdrawn from some of the items' });
  within(notice).getByText('Ship the order without these items, and refund them.');
  expect(
    within(notice)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 × Mug', 'the vase']);
});

test('of a shipped order the money waits for the items; a late declaration says so', () => {
  show(<OrderWithdrawals order={anOrder({ state: 'shipped', withdrawals: [aWithdrawal({ isInTime: false })] })} />);
  screen.getByText(/^Refund when the items have come back/);
  expect(fact('Period')).toBe('More than 14 days after the delivery');
});

test('what is settled is shown no more', () => {
  show(<OrderWithdrawals order={anOrder({ withdrawals: [aWithdrawal({ isOpen: false })] })} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the address of the sender cannot add anything to the mail', () => {
  show(<OrderWithdrawals order={anOrder({ withdrawals: [aWithdrawal({ email: 'a@b.example?bcc=c@d.example' })] })} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:a%40b.example%3Fbcc%3Dc%40d.example');
});
