// Where the shop delivers, at which price, and which taxes it adds.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './edit-sales-rules-shapes.ts';

export const readSalesRules = endpoint<typeof shapes.readSalesRules>()({
  name: 'readSalesRules',
  access: 'staff',
  method: 'GET',
  path: 'private/store/sales-rules',
  staff: { permission: 'settings.w', record: 'none' },
  summary: 'Delivery and taxes by place',
});

export const saveSalesRules = endpoint<typeof shapes.saveSalesRules>()({
  name: 'saveSalesRules',
  access: 'staff',
  method: 'PUT',
  path: 'private/store/sales-rules',
  staff: { permission: 'settings.w', record: 'change' },
  summary: 'Replaces delivery and taxes; refused with the current state when they have changed meanwhile',
});
