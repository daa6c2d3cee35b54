import type { DataKeeper } from '../store/store.ts';
import { deleteReadersOf, findReadersOf } from './newsletter-repository.ts';

export const newsletterKeeper: DataKeeper = {
  subject: 'newsletter',
  tell: findReadersOf,
  forget: async (tx, customer) => {
    await deleteReadersOf(tx, customer);
    return [];
  },
};
