// The brand of the shop: its colours and faces.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-shop-brand-shapes.ts';

export const readShopBrand = endpoint<typeof shapes.readShopBrand>()({
  name: 'readShopBrand',
  access: 'staff',
  method: 'GET',
  path: 'private/shop-brand',
  staff: { permission: 'settings.w', record: 'none' },
  summary: 'Colours and faces of the shop',
});

export const saveShopBrand = endpoint<typeof shapes.saveShopBrand>()({
  name: 'saveShopBrand',
  access: 'staff',
  method: 'PUT',
  path: 'private/shop-brand',
  staff: { permission: 'settings.w', record: 'change' },
  summary: 'Changes colours and faces of the shop; a colour that cannot be read is refused, with the nearest that can',
});
