import * as endpoints from '@vitrine/contract/merchant/events.ts';
import * as shapes from '@vitrine/contract/merchant/events-shapes.ts';
import type { MountMerchant, StaffRequest } from '../platform/http/mount-merchant.ts';
import type { EventHub } from './event-hub.ts';
import { followEvents } from './follow-events.ts';

export function mountMerchantEvents(mount: MountMerchant<StaffRequest>, hub: EventHub): void {
  mount(endpoints.followEvents, shapes.followEvents, (ctx) => followEvents(ctx, hub));
}
