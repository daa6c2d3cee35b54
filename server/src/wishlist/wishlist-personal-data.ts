import type { PersonalDataHandler } from '../store/store.ts';
import { deleteWishes, findWishes } from './wishlist-repository.ts';

export const wishlistPersonalData: PersonalDataHandler = {
  subject: 'wishlist',
  exportPersonalData: (db, { id }) => findWishes(db, id),
  erasePersonalData: async (tx, { id }) => {
    await deleteWishes(tx, id);
    return [];
  },
};
