import * as promises from '@vitrine/contract/wishlist.ts';
import * as shapes from '@vitrine/contract/wishlist-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { changeWishlist } from './change-wishlist.ts';
import { readWishlist } from './read-wishlist.ts';

export function mountWishlist(mount: Mount<ShopVisit>): void {
  mount(promises.readWishlist, shapes.readWishlist, readWishlist);
  mount(promises.changeWishlist, shapes.changeWishlist, changeWishlist);
}
