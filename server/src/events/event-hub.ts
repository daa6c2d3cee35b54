// Passes changes on to the browsers that follow them: kinds and ids only, so that every detail is asked for with the
// permissions of that moment. The changes come from the database, so it does not matter which process made them.

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { LiveEvent } from '@vitrine/contract/events/events-shapes.ts';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import type { Changes } from '../platform/changes.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import type { StaffRequest } from '../platform/http/mount-staff.ts';

interface Follower {
  readonly staffId: number;
  readonly sessionId: number;
  readonly permissions: ReadonlySet<Permission>;
}

interface NumberedEvent extends LiveEvent {
  readonly number: number;
}

export interface EventHubOptions {
  readonly changes: Pick<Changes, 'subscribe'>;
  /** The sessions that have not ended. */
  findOpenSessions(ids: readonly number[]): Promise<ReadonlySet<number>>;
  readonly heartbeatMs?: number;
}

/** A browser has one stream, whatever the number of its tabs. */
const PER_PERSON = 10;
/** Events kept for browsers that were away for a moment. */
const KEPT = 500;
/** A browser that reads so slowly is disconnected; it comes back and asks for everything. */
const MOST_UNREAD = 64 * 1024;
/** Proxies end connections on which nothing is sent, most of them after a minute. */
const HEARTBEAT_MS = 25_000;
const RETRY_MS = 3000;

const SESSION_END = 'staff-session:';

export class EventHub {
  private readonly streams = new Map<Readable, Follower>();
  /** Tells events of this process from those of another one, or of an earlier run. */
  private readonly name = randomBytes(6).toString('base64url');
  private readonly findOpenSessions: EventHubOptions['findOpenSessions'];
  private readonly timer: NodeJS.Timeout;
  private kept: NumberedEvent[] = [];
  private count = 0;
  private isEnded = false;

  constructor({ changes, findOpenSessions, heartbeatMs = HEARTBEAT_MS }: EventHubOptions) {
    this.findOpenSessions = findOpenSessions;
    changes.subscribe((tags) => {
      for (const tag of tags) this.pass(tag);
    });
    this.timer = setInterval(() => void this.beat(), heartbeatMs).unref();
  }

  get size(): number {
    return this.streams.size;
  }

  /** The events for this person from now on, and those since `lastEventId`. Refuses too many streams of a person. */
  follow(follower: Follower, lastEventId: string | undefined): Readable {
    const own = [...this.streams.values()].filter(({ staffId }) => staffId === follower.staffId);
    if (own.length >= PER_PERSON) throwDomainError('staff.too-many-streams');
    const stream = new Readable({ read: () => {} });
    stream.push(`retry: ${RETRY_MS}\n\n`);
    if (this.isEnded) stream.push(null);
    else {
      this.streams.set(stream, follower);
      stream.once('close', () => this.streams.delete(stream));
      if (lastEventId !== undefined) this.catchUp(stream, follower, lastEventId);
    }
    return stream;
  }

  /** Ends every stream: browsers come back to a process that stays. */
  end(): void {
    this.isEnded = true;
    clearInterval(this.timer);
    this.close(() => true);
  }

  private catchUp(stream: Readable, follower: Follower, lastEventId: string): void {
    const [name, number] = lastEventId.split('.');
    const last = name === this.name ? Number(number) : Number.NaN;
    const oldest = this.kept[0]?.number ?? this.count + 1;
    const isComplete = last >= oldest - 1 && last <= this.count;
    const missed = isComplete ? this.kept.filter((event) => event.number > last) : [this.everything()];
    for (const event of missed) this.send(stream, follower, event);
  }

  private everything(): NumberedEvent {
    return { kind: 'everything', id: null, number: this.count };
  }

  private pass(tag: string): void {
    if (tag.startsWith(SESSION_END)) {
      const ended = Number(tag.slice(SESSION_END.length));
      this.close(({ sessionId }) => sessionId === ended);
      return;
    }
    const known = eventOf(tag);
    if (!known) return;
    const event = { ...known, number: ++this.count };
    this.kept = [...this.kept.slice(1 - KEPT), event];
    for (const [stream, follower] of this.streams) this.send(stream, follower, event);
  }

  private send(stream: Readable, { permissions }: Follower, { kind, id, number }: NumberedEvent): void {
    const isOrder = kind === 'order' || kind === 'order-new';
    if (isOrder && !permissions.has('orders.r')) return;
    if (stream.readableLength > MOST_UNREAD) stream.destroy();
    else stream.push(`id: ${this.name}.${number}\ndata: ${JSON.stringify({ kind, id })}\n\n`);
  }

  /** A session can also end by itself. Looking whether it has does not count as using it. */
  private async beat(): Promise<void> {
    if (this.streams.size === 0) return;
    for (const stream of this.streams.keys()) stream.push(':\n\n');
    const ids = new Set([...this.streams.values()].map(({ sessionId }) => sessionId));
    // Without the database nothing can be read either; the next beat asks again.
    const open = await this.findOpenSessions([...ids]).catch(() => ids);
    this.close(({ sessionId }) => ids.has(sessionId) && !open.has(sessionId));
  }

  private close(isMeant: (follower: Follower) => boolean): void {
    for (const [stream, follower] of this.streams) {
      if (!isMeant(follower)) continue;
      this.streams.delete(stream);
      stream.push(null);
    }
  }
}

function eventOf(tag: string): LiveEvent | undefined {
  if (tag === 'work' || tag === 'everything') return { kind: tag, id: null };
  const [, kind, id] = /^(order|order-new):(\d+)$/.exec(tag) ?? [];
  return kind === undefined ? undefined : { kind: kind as 'order' | 'order-new', id: Number(id) };
}

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
