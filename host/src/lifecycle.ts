import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Tracks whether the process is stopping, and the requests it still has to respond to. */
export class Lifecycle {
  private readonly openResponses = new Set<ServerResponse>();
  private readonly waiting = new Set<() => void>();
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  /**
   * Readiness fails from now on, and connections are closed after their response, so that clients reconnect elsewhere.
   */
  stop(): void {
    this.stopping = true;
  }

  /** Tracks a request until its response has been sent or its client has disconnected. */
  track(response: ServerResponse): void {
    this.openResponses.add(response);
    response.once('close', () => {
      this.openResponses.delete(response);
      if (this.openResponses.size > 0) return;
      for (const resolve of this.waiting) resolve();
      this.waiting.clear();
    });
  }

  /** Resolves when every request has its response, or after the limit. */
  async waitForResponses(limitMs: number): Promise<void> {
    if (this.openResponses.size === 0) return;
    const allSent = new Promise<void>((resolve) => {
      this.waiting.add(resolve);
    });
    await Promise.race([allSent, delay(limitMs, undefined, { ref: false })]);
  }
}
