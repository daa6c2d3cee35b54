import { daysBefore } from '../platform/clock.ts';
import type { RetentionTask } from '../platform/retention-job.ts';
import { deleteEndedPasskeyChallenges } from './passkey-repository.ts';
import { deleteReadsBefore } from './personal-read-repository.ts';
import { deleteEndedChallenges } from './staff-challenge-repository.ts';
import { deleteEndedStaffLinks } from './staff-link-repository.ts';
import { deleteOldStaffNetworks } from './staff-network-repository.ts';
import { deleteEndedStaffSessions } from './staff-session-repository.ts';
import { deleteStaffTokensBefore } from './staff-token-repository.ts';
import { KNOWN_NETWORK_DAYS } from './throttle-staff.ts';

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
