// Open screens are told about events in the shop.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './events-shapes.ts';

export const followEvents = endpoint<typeof shapes.followEvents>()({
  name: 'followEvents',
  access: 'staff',
  method: 'GET',
  path: 'private/events',
  isStream: true,
  staff: { permission: 'own', record: 'none' },
  summary: 'Tells what has changed, as far as the role of the caller may see it, until the session ends',
});
