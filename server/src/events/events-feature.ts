import { defineFeature } from '../feature.ts';
import { findOpenSessions } from '../staff/staff.ts';
import { staffFeature } from '../staff/staff-feature.ts';
import { EventHub } from './event-hub.ts';
import { mountStaffEvents } from './events-staff-routes.ts';

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
