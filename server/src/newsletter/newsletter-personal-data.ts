import { daysBefore } from '../platform/clock.ts';
import type { PersonalDataHandler } from '../store/store.ts';
import { deleteSubscribersBefore, deleteSubscribersOf, findSubscribersOf } from './newsletter-repository.ts';

const READER_DAYS = 30;

export const newsletterPersonalData: PersonalDataHandler = {
  subject: 'newsletter',
  exportPersonalData: findSubscribersOf,
  erasePersonalData: async (tx, customer) => {
    await deleteSubscribersOf(tx, customer);
    return [];
  },
  deleteExpired: (db, now) => deleteSubscribersBefore(db, daysBefore(now, READER_DAYS)),
};
