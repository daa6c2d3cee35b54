import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { ordersFeature } from '../orders/orders-feature.ts';
import { daysBefore } from '../platform/clock.ts';
import { storeFeature } from '../store/store-feature.ts';
import { countUnmatchedWithdrawals, listWithdrawals, orderWithdrawals, withdrawalPersonalData } from './withdrawal.ts';
import { mountWithdrawal } from './withdrawal-routes.ts';

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
