// A change of all prices of a category as staff makes it: preview, run with its progress, and undo.
import { setTimeout as after } from 'node:timers/promises';
import { memoryMegabytes, type ShopProcess } from './shop-process.ts';

/** As often as the screen asks. */
const PROGRESS_MS = 250;

export interface BulkFigures {
  readonly previewSeconds: number;
  readonly runSeconds: number;
  readonly undoSeconds: number;
  /** Between two values of the progress. */
  readonly longestPauseMs: number;
  /** More than before the change. */
  readonly megabytes: number;
}

interface Job {
  readonly job: number;
  readonly changed: number;
  readonly progress: number;
  readonly changeId: number | null;
}

/** `link`: an invitation for a new member of staff. */
export async function measureBulk(shop: ShopProcess, link: string, category: string): Promise<BulkFigures> {
  const cookie = await acceptInvitation(shop, link);
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${shop.url}/api/v1/private/${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const before = memoryMegabytes(shop.pid);
  const [previewSeconds, { job }] = await timed(() =>
    call<Job>('POST', 'products/bulk/preview', {
      selection: { filter: { category } },
      actions: { price: { kind: 'percent', percent: -10 } },
    }),
  );
  let peak = 0;
  let longestPauseMs = 0;
  let isRunning = true;
  const watch = async () => {
    let [progress, changedAt] = [0, performance.now()];
    while (isRunning) {
      const now = (await call<Job>('GET', `products/bulk/${job}`)).progress;
      peak = Math.max(peak, memoryMegabytes(shop.pid));
      if (now !== progress) {
        longestPauseMs = Math.max(longestPauseMs, performance.now() - changedAt);
        [progress, changedAt] = [now, performance.now()];
      }
      await after(PROGRESS_MS);
    }
  };
  const watching = watch();
  const [runSeconds, { changeId }] = await timed(() => call<Job>('POST', `products/bulk/${job}`));
  isRunning = false;
  await watching;
  const [undoSeconds] = await timed(() => call('POST', `changes/${changeId}/undo`, {}));
  return { previewSeconds, runSeconds, undoSeconds, longestPauseMs, megabytes: peak - before };
}

async function acceptInvitation(shop: ShopProcess, link: string): Promise<string> {
  const answer = await fetch(`${shop.url}/api/v1/private/invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.split('#')[1], name: 'Bench', password: 'correct horse battery staple' }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`the invitation was answered with ${answer.status}`);
  return cookie;
}

async function timed<T>(work: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const begun = performance.now();
  const result = await work();
  return [(performance.now() - begun) / 1000, result];
}
