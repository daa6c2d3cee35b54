// The shop itself: its name, country, currency, languages and time zone, its address and what stands on documents.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-store-shapes.ts';

export const readStoreSettings = endpoint<typeof shapes.readStoreSettings>()({
  name: 'readStoreSettings',
  access: 'staff',
  method: 'GET',
  path: 'private/store',
  staff: { permission: 'settings.w', record: 'none' },
  summary: 'Settings of the shop, and which of them can still be changed',
});

export const updateStore = endpoint<typeof shapes.updateStore>()({
  name: 'updateStore',
  access: 'staff',
  method: 'PUT',
  path: 'private/store',
  staff: { permission: 'settings.w', record: 'change' },
  summary: 'Changes settings of the shop; the currency stays once there is an order',
});

export const emptyShop = endpoint<typeof shapes.emptyShop>()({
  name: 'emptyShop',
  access: 'staff',
  method: 'POST',
  path: 'private/store/empty',
  staff: { permission: 'settings.w', danger: true, record: 'change' },
  summary: 'Removes products, pages, customers and orders of a shop that has taken no money',
});
