import { daysBefore } from '../platform/clock.ts';
import type { DataKeeper } from '../store/store.ts';
import { deleteReadersBefore, deleteReadersOf, findReadersOf } from './newsletter-repository.ts';

const READER_DAYS = 30;

export const newsletterKeeper: DataKeeper = {
  subject: 'newsletter',
  exportPersonalData: findReadersOf,
  erasePersonalData: async (tx, customer) => {
    await deleteReadersOf(tx, customer);
    return [];
  },
  deleteExpired: (db, now) => deleteReadersBefore(db, daysBefore(now, READER_DAYS)),
};
