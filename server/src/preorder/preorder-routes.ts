import * as endpoints from '@vitrine/contract/preorder/preorder.ts';
import * as shapes from '@vitrine/contract/preorder/preorder-shapes.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { RequestContext } from '../store/store.ts';
import { cancelPreOrder, placePreOrder } from './place-pre-order.ts';

export function mountPreOrder(mount: Mount<RequestContext>): void {
  mount(endpoints.placePreOrder, shapes.placePreOrder, placePreOrder);
  mount(endpoints.cancelPreOrder, shapes.cancelPreOrder, cancelPreOrder);
}
