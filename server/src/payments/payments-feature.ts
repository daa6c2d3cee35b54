import { backupFeature } from '../backup/backup-feature.ts';
import { defineFeature } from '../feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { createPayments, type PaymentSettings } from './payments.ts';

export const paymentsFeature = defineFeature({
  name: 'payments',
  needs: [storeFeature, backupFeature],
  async start({ db, shopUrl, clock, jobs, backup }, given: { readonly payments?: PaymentSettings }) {
    const settings = backup.isCopy ? { methods: [] } : (given.payments ?? {});
    const payments = await createPayments({ db, shopUrl, clock, settings, jobs });
    return { api: payments, pages: payments.mount, stop: payments.close };
  },
});
