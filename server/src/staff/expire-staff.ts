import { daysBefore } from '../platform/clock.ts';
import type { RetentionTask } from '../platform/jobs/retention-job.ts';
import { deleteEndedStaffLinks } from './links/staff-link-repository.ts';
import { deleteEndedPasskeyChallenges } from './passkeys/passkey-repository.ts';
import { deleteEndedStaffSessions } from './sessions/staff-session-repository.ts';
import { deleteEndedChallenges, deleteOldStaffNetworks } from './sign-in/sign-in-repository.ts';
import { KNOWN_NETWORK_DAYS } from './sign-in/throttle-staff.ts';
import { deleteReadsBefore } from './staff-repository.ts';
import { deleteStaffTokensBefore } from './tokens/staff-token-repository.ts';

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
