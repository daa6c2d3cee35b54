import { accountFeature } from '../account/account-feature.ts';
import { defineFeature } from '../feature.ts';
import { historyFeature } from '../history/history-feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { daysBefore } from '../platform/clock.ts';
import { extendStaffMount, isProtected } from '../platform/http/mount-staff.ts';
import type { RetentionTask } from '../platform/jobs/retention-job.ts';
import { storeFeature } from '../store/store-feature.ts';
import { createSetupLink } from './links/staff-link.ts';
import { deleteEndedStaffLinks } from './links/staff-link-repository.ts';
import { listStaff } from './members/list-staff.ts';
import { makeOwner, resetStaff } from './members/recover-staff.ts';
import { deleteEndedPasskeyChallenges } from './passkeys/passkey-repository.ts';
import { identifyStaff } from './sessions/identify-staff.ts';
import { deleteEndedStaffSessions } from './sessions/staff-session-repository.ts';
import { deleteEndedChallenges, deleteOldStaffNetworks } from './sign-in/sign-in-repository.ts';
import { KNOWN_NETWORK_DAYS } from './sign-in/throttle-staff.ts';
import { deleteReadsBefore, recordRead } from './staff-repository.ts';
import { mountStaff } from './staff-routes.ts';
import { deleteStaffTokensBefore } from './tokens/staff-token-repository.ts';

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
          extendStaffMount(mount, async () => ({ sendsMail: await mail.sendsMail() })),
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

/** As long as the history of changes. */
const READ_DAYS = 400;

/** So long the list says why a program does not work any more. */
const ENDED_TOKEN_DAYS = 30;

/** Expired sessions and links are refused anyway; this deletes their rows. */
export const deleteExpiredStaffData: RetentionTask = async (db, now) => {
  await deleteEndedStaffSessions(db, now);
  await deleteEndedChallenges(db, now);
  await deleteEndedPasskeyChallenges(db, now);
  await deleteEndedStaffLinks(db, now);
  await deleteStaffTokensBefore(db, daysBefore(now, ENDED_TOKEN_DAYS));
  await deleteOldStaffNetworks(db, daysBefore(now, KNOWN_NETWORK_DAYS));
  await deleteReadsBefore(db, daysBefore(now, READ_DAYS));
};
