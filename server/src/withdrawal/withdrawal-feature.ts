import * as endpoints from '@vitrine/contract/withdrawal/withdrawal.ts';
import * as shapes from '@vitrine/contract/withdrawal/withdrawal-shapes.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { ordersFeature } from '../orders/orders-feature.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Mount } from '../platform/http/mount.ts';
import { type PersonalDataHandler, type RequestContext, retentionEnd } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { listWithdrawals, orderWithdrawals } from './order-withdrawals.ts';
import { withdraw } from './withdraw.ts';
import { countUnmatchedWithdrawals, deleteUnmatchedOf, findWithdrawalsOf } from './withdrawal-repository.ts';

const SHOWN_DAYS = 30;

export const withdrawalFeature = defineFeature({
  name: 'withdrawal',
  needs: [storeFeature, mailFeature, ordersFeature],
  start({ orders }) {
    orders.withdrawals.fill(orderWithdrawals);
    return {
      routes: mountWithdrawal,
      commands: { listWithdrawals },
      personalData: withdrawalPersonalData,
      todo: {
        withdrawals: {
          permission: 'orders.r',
          count: (db, storeId, now) => countUnmatchedWithdrawals(db, storeId, daysBefore(now, SHOWN_DAYS)),
        },
      },
    };
  },
});

/** Matched withdrawals are retained with the order's documents; the others are deleted. */
export const withdrawalPersonalData: PersonalDataHandler = {
  subject: 'withdrawals',
  exportPersonalData: async (db, customer) => {
    const rows = await findWithdrawalsOf(db, customer);
    return rows.map(({ id: _, storeId: __, digest: ___, ...row }) => row);
  },
  erasePersonalData: async (tx, customer) => {
    await deleteUnmatchedOf(tx, customer);
    const newest = (await findWithdrawalsOf(tx, customer)).at(-1);
    return newest ? [{ what: 'withdrawals', until: retentionEnd(newest.receivedAt) }] : [];
  },
};

function mountWithdrawal(mount: Mount<RequestContext>): void {
  mount(endpoints.withdraw, shapes.withdraw, withdraw);
}
