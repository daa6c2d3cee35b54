import { accountFeature } from '../account/account-feature.ts';
import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { extendStaffMount } from '../platform/http/extend-mount.ts';
import { isProtected } from '../platform/http/mount-staff.ts';
import { storeFeature } from '../store/store-feature.ts';
import {
  createSetupLink,
  deleteExpiredStaffData,
  identifyStaff,
  listStaff,
  makeOwner,
  recordRead,
  resetStaff,
} from './staff.ts';
import { mountStaff } from './staff-routes.ts';

interface StaffSettings {
  /** Whether staff may sign in without https from other machines. */
  readonly staffOverHttp?: boolean;
  /** Refunds above this amount need the password again. */
  readonly confirmRefundsAbove?: number;
}

export const staffFeature = defineFeature({
  name: 'staff',
  needs: [storeFeature, historyFeature, mailFeature, accountFeature],
  start(
    { db, clock, storeCode, shopUrl, findOwnStore, mail },
    { staffOverHttp = false, confirmRefundsAbove = 200 }: StaffSettings,
  ) {
    const admitsStaff = staffOverHttp || isProtected(shopUrl);
    return {
      api: {
        /** Whether staff can sign in at the shop's address: https, the own machine, or allowed by a setting. */
        admitsStaff,
        /** A new link for the first owner; undefined when there is one. */
        createSetupLink: () => createSetupLink({ db, storeCode, shopUrl, now: clock() }),
      },
      staffRoutes: (mount, mountOpen) =>
        mountStaff(
          mountOpen,
          extendStaffMount(mount, () => ({ sendsMail: mail.sendsMail })),
        ),
      staffAccess: {
        admitsStaff,
        largeAmount: confirmRefundsAbove,
        identify: async (caller, isUse) => {
          const { id: storeId } = await findOwnStore();
          return identifyStaff({ db, storeId, shopUrl, now: clock() }, caller, isUse);
        },
        recordRead,
      },
      commands: { listStaff, resetStaff, makeOwner },
      retention: { 'staff sessions': deleteExpiredStaffData },
    };
  },
});
