import type { DataKeeper } from '../store/store.ts';
import { deleteWishes, findWishes } from './wishlist-repository.ts';

export const wishlistKeeper: DataKeeper = {
  subject: 'wishlist',
  tell: (db, { id }) => findWishes(db, id),
  forget: async (tx, { id }) => {
    await deleteWishes(tx, id);
    return [];
  },
};
