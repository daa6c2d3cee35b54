// Public API of the wishlist module, for accounts.
export { wishlistPersonalData } from './wishlist-personal-data.ts';
