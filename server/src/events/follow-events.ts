import type { Readable } from 'node:stream';
import type { StaffRequest } from '../platform/http/mount-staff.ts';
import type { EventHub } from './event-hub.ts';

/** A person who still has to set up a second factor gets no events. */
export async function followEvents(ctx: StaffRequest, hub: EventHub): Promise<Readable> {
  const { id: staffId, sessionId, permissions, mustAddFactor } = ctx.staff;
  const follower = { staffId, sessionId, permissions: mustAddFactor ? new Set<never>() : permissions };
  const stream = hub.follow(follower, ctx.caller.header('last-event-id'));
  ctx.respondAs('text/event-stream');
  // A proxy that collects the response would pass nothing on.
  ctx.setHeader('x-accel-buffering', 'no');
  return stream;
}
