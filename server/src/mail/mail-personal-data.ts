import { daysBefore } from '../platform/clock.ts';
import type { PersonalDataHandler } from '../store/store.ts';
import {
  deleteEmptiedBefore,
  deleteMailsAbout,
  emptyMailsBefore,
  findMailsAbout,
} from './mail-personal-data-repository.ts';

/** Long enough to find out why somebody got none. */
const MAIL_DAYS = 30;
/** What has been emptied only keeps the same mail from being written twice. */
const KEY_DAYS = 365;

/** Mails to the customer and about them: an export names them, an erasure removes them, sent or not. */
export const mailPersonalData: PersonalDataHandler = {
  subject: 'mails',
  exportPersonalData: findMailsAbout,
  erasePersonalData: async (tx, customer) => {
    await deleteMailsAbout(tx, customer);
    return [];
  },
  deleteExpired: async (db, now) => {
    await emptyMailsBefore(db, daysBefore(now, MAIL_DAYS));
    await deleteEmptiedBefore(db, daysBefore(now, KEY_DAYS));
  },
};
