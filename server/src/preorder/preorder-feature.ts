import * as endpoints from '@vitrine/contract/preorder/preorder.ts';
import * as shapes from '@vitrine/contract/preorder/preorder-shapes.ts';
import { cartFeature } from '../cart/cart-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import type { Mount } from '../platform/http/mount.ts';
import type { PersonalDataHandler, RequestContext } from '../store/store.ts';
import { storeFeature } from '../store/store-feature.ts';
import { invitePreOrders } from './invite-pre-orders.ts';
import { listPreOrders } from './list-pre-orders.ts';
import { cancelPreOrder, placePreOrder } from './place-pre-order.ts';
import { deletePreOrdersOf, findPreOrdersOf } from './preorder-repository.ts';

export const preOrderFeature = defineFeature({
  name: 'preorder',
  needs: [storeFeature, mailFeature, catalogFeature, cartFeature],
  start: () => ({
    routes: mountPreOrder,
    commands: { listPreOrders, invitePreOrders },
    personalData: preOrderPersonalData,
  }),
});

/** A pre-order creates no obligation, so nothing has to be retained. */
export const preOrderPersonalData: PersonalDataHandler = {
  subject: 'preOrders',
  exportPersonalData: findPreOrdersOf,
  erasePersonalData: async (tx, customer) => {
    await deletePreOrdersOf(tx, customer);
    return [];
  },
};

function mountPreOrder(mount: Mount<RequestContext>): void {
  mount(endpoints.placePreOrder, shapes.placePreOrder, placePreOrder);
  mount(endpoints.cancelPreOrder, shapes.cancelPreOrder, cancelPreOrder);
}
