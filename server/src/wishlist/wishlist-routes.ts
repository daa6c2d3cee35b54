import * as endpoints from '@vitrine/contract/wishlist/wishlist.ts';
import * as shapes from '@vitrine/contract/wishlist/wishlist-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { changeWishlist, readWishlist } from './change-wishlist.ts';

export function mountWishlist(mount: Mount<RequestContext>): void {
  mount(endpoints.readWishlist, shapes.readWishlist, readWishlist);
  mount(endpoints.changeWishlist, shapes.changeWishlist, changeWishlist);
}
