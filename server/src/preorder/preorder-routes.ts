import * as promises from '@vitrine/contract/preorder.ts';
import * as shapes from '@vitrine/contract/preorder-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { ShopVisit } from '../store/store.ts';
import { cancelPreOrder } from './cancel-pre-order.ts';
import { placePreOrder } from './place-pre-order.ts';

export function mountPreOrder(mount: Mount<ShopVisit>): void {
  mount(promises.placePreOrder, shapes.placePreOrder, placePreOrder);
  mount(promises.cancelPreOrder, shapes.cancelPreOrder, cancelPreOrder);
}
