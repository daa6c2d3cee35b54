import { daysBefore } from '../platform/clock.ts';
import { deleteEndedLimits } from '../platform/limits.ts';
import type { RetentionTask } from '../platform/retention-job.ts';
import { deleteOldKnownNetworks } from './place-repository.ts';
import { deleteEnded } from './session-repository.ts';
import { KNOWN_NETWORK_DAYS } from './throttle-login.ts';

/** Expired sessions and links are refused anyway; this deletes their rows. */
export const deleteExpiredSessions: RetentionTask = async (db, now) => {
  await deleteEnded(db, now);
  await deleteEndedLimits(db, now);
  await deleteOldKnownNetworks(db, daysBefore(now, KNOWN_NETWORK_DAYS));
};
