import * as endpoints from '@vitrine/contract/events/events.ts';
import * as shapes from '@vitrine/contract/events/events-shapes.ts';
import type { StaffMount, StaffRequest } from '../platform/http/mount-staff.ts';
import type { EventHub } from './event-hub.ts';
import { followEvents } from './event-hub.ts';

export function mountStaffEvents(mount: StaffMount<StaffRequest>, hub: EventHub): void {
  mount(endpoints.followEvents, shapes.followEvents, (ctx) => followEvents(ctx, hub));
}
