import { daysBefore } from '../platform/clock.ts';
import type { PersonalDataHandler } from '../store/store.ts';
import {
  deleteEmptiedBefore,
  deleteMailsAbout,
  emptyMailsBefore,
  findMailsAbout,
} from './mail-personal-data-repository.ts';

/** Long enough to find out why a mail was not received. */
const MAIL_DAYS = 30;
/** An emptied mail only prevents that the same mail is sent twice. */
const KEY_DAYS = 365;

/** Mails to and about the customer: listed by an export, deleted by an erasure, sent or not. */
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
