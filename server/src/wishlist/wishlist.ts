// THE DOOR of the wishlist: what the accounts use.
export { wishlistKeeper } from './wishlist-keeper.ts';
