import { plural } from '@vitrine/contract/text/plural.ts';

export const wishMessages = { wish: (name: string) => `Save to wishlist: ${name}` };

/** Words of the wishlist's own page. */
export const wishlistMessages = {
  title: 'Wishlist',
  sharedTitle: 'A shared wishlist',
  text: 'Saved on this device. Tap the heart to remove an item.',
  accountText: 'Saved in your account on all devices. Tap the heart to remove an item.',
  sharedText: 'Someone shared this list with you. Your own list is unchanged.',
  count: (count: number) => plural('en', count, { one: '1 product', other: `${count} products` }),
  share: 'Share this list',
  copied: 'Link copied',
  copyFailed: 'Copy this link',
  addAll: 'Add all to my list',
  preOrder: 'Pre-Order',
  /** For a product that is sold out. */
  alert: 'Notify me',
  move: 'Move to cart',
  moved: 'Moved to cart',
  add: 'Add to cart',
  named: (action: string, name: string) => `${action}: ${name}`,
  unreachable: 'We could not connect. Check your internet connection and try again.',
  missing: (count: number) =>
    plural('en', count, {
      one: '1 product is no longer sold.',
      other: `${count} products are no longer sold.`,
    }),
  empty: 'Your wishlist is empty',
  emptyText: 'Tap the heart on a product to save it here.',
  emptyShared: 'This list is empty',
  emptySharedText: 'These products are no longer sold.',
  failed: 'Your wishlist could not be loaded',
  tryAgain: 'Try again',
  continueShopping: 'Continue Shopping',
  bestSellers: 'Best sellers',
  needsScript: 'Your wishlist is saved in this browser and requires JavaScript.',
};
