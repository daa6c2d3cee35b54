import type { ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';

/** Whether the process is about to end, and which requests it still has to answer. */
export class Lifecycle {
  private readonly open = new Set<ServerResponse>();
  private readonly waiting = new Set<() => void>();
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  /** From here on readiness fails, and answered connections are closed, so that their clients go elsewhere. */
  stop(): void {
    this.stopping = true;
  }

  /** Counts a request until its response has been sent, or its client has gone. */
  track(response: ServerResponse): void {
    this.open.add(response);
    response.once('close', () => {
      this.open.delete(response);
      if (this.open.size > 0) return;
      for (const resolve of this.waiting) resolve();
      this.waiting.clear();
    });
  }

  /** Until every request is answered, or the time is over. */
  async allAnswered(limitMs: number): Promise<void> {
    if (this.open.size === 0) return;
    const answered = new Promise<void>((resolve) => {
      this.waiting.add(resolve);
    });
    await Promise.race([answered, after(limitMs, undefined, { ref: false })]);
  }
}
