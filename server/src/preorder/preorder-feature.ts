import { cartFeature } from '../cart/cart-feature.ts';
import { catalogFeature } from '../catalog/catalog-feature.ts';
import { defineFeature } from '../feature.ts';
import { mailFeature } from '../mail/mail-feature.ts';
import { storeFeature } from '../store/store-feature.ts';
import { invitePreOrders, listPreOrders, preOrderPersonalData } from './preorder.ts';
import { mountPreOrder } from './preorder-routes.ts';

export const preOrderFeature = defineFeature({
  name: 'preorder',
  needs: [storeFeature, mailFeature, catalogFeature, cartFeature],
  start: () => ({
    routes: mountPreOrder,
    commands: { listPreOrders, invitePreOrders },
    personalData: preOrderPersonalData,
  }),
});
