import * as endpoints from '@vitrine/contract/payments/staff-payments.ts';
import * as shapes from '@vitrine/contract/payments/staff-payments-shapes.ts';
import { backupFeature } from '../backup/backup-feature.ts';
import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { extendStaffMount, type StaffMount } from '../platform/http/mount-staff.ts';
import { findStoreByCode, type StaffContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { NOTHING_STORED } from './adapter.ts';
import { checkPayments, createPayments, type PaymentSettings } from './payments.ts';
import {
  findStoredPayments,
  type PaymentEditing,
  readPaymentSettings,
  removeStripeKeys,
  savePaymentSettings,
  saveStripeKeys,
  testStripeKey,
} from './staff-payments.ts';

export const paymentsFeature = defineFeature({
  name: 'payments',
  needs: [storeFeature, historyFeature, backupFeature],
  start(
    { db, shopUrl, clock, jobs, cache, storeCode, fingerprint, isSecretConfigured, store, backup },
    { payments: environment = {} }: { readonly payments?: PaymentSettings },
  ) {
    const { isCopy } = backup;
    const settings = isCopy ? { methods: [], adapters: [] } : environment;
    checkPayments({ shopUrl, settings });
    const findStored = () =>
      cache('payment settings', ['store'], async () => {
        const own = await findStoreByCode(db, storeCode);
        return own ? findStoredPayments(db, fingerprint, own) : NOTHING_STORED;
      });
    const payments = createPayments({ db, shopUrl, clock, settings, jobs, findStored });
    store.hasPayment.fill(async () => (await payments.current()).isSetUp);
    return {
      api: payments,
      pages: payments.mount,
      staffRoutes: (mount) =>
        mountStaffPayments(
          extendStaffMount(mount, () => ({
            environment,
            canStoreKeys: isSecretConfigured,
            isCopy,
            editing: store.editing.get(),
          })),
        ),
      stop: payments.close,
    };
  },
});

function mountStaffPayments(mount: StaffMount<StaffContext & PaymentEditing>): void {
  mount(endpoints.readPaymentSettings, shapes.readPaymentSettings, readPaymentSettings);
  mount(endpoints.savePaymentSettings, shapes.savePaymentSettings, (ctx, { body }) => savePaymentSettings(ctx, body));
  mount(endpoints.testStripeKey, shapes.testStripeKey, (ctx, { body }) => testStripeKey(ctx, body.secretKey));
  mount(endpoints.saveStripeKeys, shapes.saveStripeKeys, (ctx, { body }) => saveStripeKeys(ctx, body));
  mount(endpoints.removeStripeKeys, shapes.removeStripeKeys, removeStripeKeys);
}
