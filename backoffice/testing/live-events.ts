import type { LiveEvent } from '@vitrine/contract/events/events-shapes.ts';
import { onTestFinished } from 'vitest';
import { queriesAfter } from '../app/features.ts';
import { startLive } from '../app/session/live.ts';

/** Follows the events of the shop until the test ends. Returns a function that sends one, as another tab of the browser does. */
export function followLiveEvents(): (event: LiveEvent) => void {
  const end = startLive(queriesAfter);
  const otherTab = new BroadcastChannel('vitrine.admin.live');
  onTestFinished(() => {
    end();
    otherTab.close();
  });
  return (event) => otherTab.postMessage(event);
}
