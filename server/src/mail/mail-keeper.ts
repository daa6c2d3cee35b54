import { daysBefore } from '../platform/clock.ts';
import type { DataKeeper } from '../store/store.ts';
import { deleteMailsTo, emptyMailsBefore, findMailsTo } from './mail-keeper-repository.ts';

/** Long enough to find out why somebody got none. */
const MAIL_DAYS = 30;

/** Mails to the customer: an export names them, an erasure removes them, sent or not. */
export const mailKeeper: DataKeeper = {
  subject: 'mails',
  tell: findMailsTo,
  forget: async (tx, customer) => {
    await deleteMailsTo(tx, customer);
    return [];
  },
  expire: (db, now) => emptyMailsBefore(db, daysBefore(now, MAIL_DAYS)),
};
