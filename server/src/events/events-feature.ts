import * as endpoints from '@vitrine/contract/events/events.ts';
import * as shapes from '@vitrine/contract/events/events-shapes.ts';
import { defineFeature } from '../feature.ts';
import type { StaffMount, StaffRequest } from '../platform/http/mount-staff.ts';
import { findOpenSessions } from '../staff/staff.ts';
import { staffFeature } from '../staff/staff-feature.ts';
import { EventHub, followEvents } from './event-hub.ts';

export const eventsFeature = defineFeature({
  name: 'events',
  needs: [staffFeature],
  start({ db, clock, changes }) {
    const hub = new EventHub({ changes, findOpenSessions: (ids) => findOpenSessions(db, ids, clock()) });
    const endStreams = () => hub.end();
    return {
      staffRoutes: (mount) => mountStaffEvents(mount, hub),
      pages: (app) => void app.addHook('preClose', async () => endStreams()),
      endStreams,
      stop: async () => endStreams(),
    };
  },
});

function mountStaffEvents(mount: StaffMount<StaffRequest>, hub: EventHub): void {
  mount(endpoints.followEvents, shapes.followEvents, (ctx) => followEvents(ctx, hub));
}
