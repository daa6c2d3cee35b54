import type { DataKeeper } from '../store/store.ts';
import { deleteMessagesOf, findMessagesOf } from './contact-repository.ts';

export const contactKeeper: DataKeeper = {
  subject: 'messages',
  tell: findMessagesOf,
  forget: async (tx, customer) => {
    await deleteMessagesOf(tx, customer);
    return [];
  },
};
