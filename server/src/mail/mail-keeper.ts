import type { DataKeeper } from '../store/store.ts';
import { deleteMailsTo, findMailsTo } from './mail-keeper-repository.ts';

/** Mails to the customer: an export names them, an erasure removes them, sent or not. */
export const mailKeeper: DataKeeper = {
  subject: 'mails',
  tell: findMailsTo,
  forget: async (tx, customer) => {
    await deleteMailsTo(tx, customer);
    return [];
  },
};
