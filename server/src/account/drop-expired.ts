import { daysBefore } from '../platform/clock.ts';
import type { Broom } from '../platform/keep-tidy.ts';
import { deleteEndedLimits } from '../platform/limits.ts';
import { forgetOldPlaces } from './place-repository.ts';
import { deleteEnded } from './session-repository.ts';
import { PLACE_DAYS } from './throttle-login.ts';

/** What is over opens nothing already; this sweeps it away. */
export const dropExpired: Broom = async (db, now) => {
  await deleteEnded(db, now);
  await deleteEndedLimits(db, now);
  await forgetOldPlaces(db, daysBefore(now, PLACE_DAYS));
};
