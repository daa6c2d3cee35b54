import { daysBefore } from '../platform/clock.ts';
import type { PersonalDataHandler } from '../store/store.ts';
import { deleteMessagesBefore, deleteMessagesOf, findMessagesOf } from './contact-repository.ts';

const MESSAGE_DAYS = 2 * 365;

export const contactPersonalData: PersonalDataHandler = {
  subject: 'messages',
  exportPersonalData: findMessagesOf,
  erasePersonalData: async (tx, customer) => {
    await deleteMessagesOf(tx, customer);
    return [];
  },
  deleteExpired: (db, now) => deleteMessagesBefore(db, daysBefore(now, MESSAGE_DAYS)),
};
