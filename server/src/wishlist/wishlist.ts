// THE DOOR of the wishlist: what the accounts use.
export { wishlistPersonalData } from './wishlist-personal-data.ts';
