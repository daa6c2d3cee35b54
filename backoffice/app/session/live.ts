// Events of the shop while a screen is open. One connection for the whole browser: the tab that holds the lock
// listens and passes events on to the others; when it closes, another one takes over. Without locks (http) screens are
// refreshed as before, every minute.
import type { QueryKey } from '@tanstack/react-query';
import { urlOf } from '@vitrine/contract/client.ts';
import { followEvents } from '@vitrine/contract/events/events.ts';
import type { LiveEvent } from '@vitrine/contract/events/events-shapes.ts';
import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '../api/query-client.ts';

const NAME = 'vitrine.admin.live';
/** After a domain error: the session has ended, or there are too many streams. */
const RETRY_MS = 60_000;
/** Events of the same moment cause one request. */
const COLLECT_MS = 1000;

const isOneForAllTabs = 'locks' in navigator;
const minute = 60_000;
/** How often counts are loaded in any case. */
export const refreshMs = isOneForAllTabs ? 5 * minute : minute;

const listeners = new Set<(event: LiveEvent) => void>();

function tell(event: LiveEvent): void {
  for (const listener of listeners) listener(event);
}

/**
 * Follows the events for as long as somebody is signed in, and loads the queries again that `queriesAfter` names. Returns the
 * function that ends it.
 */
export function startLive(queriesAfter: (event: LiveEvent) => readonly QueryKey[]): () => void {
  const endRefresh = startRefresh(queriesAfter);
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => tell(data));
  const end = new AbortController();
  const pass = (event: LiveEvent) => {
    tell(event);
    channel.postMessage(event);
  };
  if (isOneForAllTabs)
    navigator.locks.request(NAME, { signal: end.signal }, () => listen(pass, end.signal)).catch(() => {});
  return () => {
    end.abort();
    channel.close();
    endRefresh();
  };
}

/** A query that was loaded since the event, such as by the step that caused it, is not loaded again. */
function startRefresh(queriesAfter: (event: LiveEvent) => readonly QueryKey[]): () => void {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; latest: number }>();
  const refreshSoon = (queryKey: QueryKey) => {
    const name = JSON.stringify(queryKey);
    const latest = Date.now();
    const known = waiting.get(name);
    if (known) {
      known.latest = latest;
      return;
    }
    const timer = setTimeout(() => {
      const since = waiting.get(name)?.latest ?? latest;
      waiting.delete(name);
      void queryClient.invalidateQueries({ queryKey, predicate: ({ state }) => state.dataUpdatedAt <= since });
    }, COLLECT_MS);
    waiting.set(name, { timer, latest });
  };
  const listener = (event: LiveEvent) => {
    for (const queryKey of queriesAfter(event)) refreshSoon(queryKey);
  };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    for (const { timer } of waiting.values()) clearTimeout(timer);
  };
}

/** Resolves when this tab ends it, which releases the lock. */
function listen(pass: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(urlOf(followEvents, {}, {}));
    // Something may have happened between the first answer and the stream.
    source.addEventListener('open', () => pass({ kind: 'work', id: null }), { once: true });
    source.addEventListener('message', ({ data }) => pass(JSON.parse(data) as LiveEvent));
    // The browser connects again by itself, unless the shop has refused.
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_MS);
    });
  };
  open();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearTimeout(retry);
      source.close();
      resolve();
    });
  });
}

/** Calls `onEvent` with each event while the component is shown. */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const receive = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: LiveEvent) => receive(event);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
