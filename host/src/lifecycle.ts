import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Tracks whether the process is stopping, and the requests it still has to respond to. */
export class Lifecycle {
  private readonly openResponses = new Set<ServerResponse>();
  private readonly waiting = new Set<() => void>();
  private readonly stoppers: (() => void)[] = [];
  private readonly closers: (() => void)[] = [];
  private stopping = false;
  private closing = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Readiness fails from now on. Connections stay open: a proxy that had to reconnect could meet the closing socket. */
  stop(): void {
    this.stopping = true;
    for (const stop of this.stoppers) stop();
  }

  /** Called when the shop begins to stop. */
  onStopping(stop: () => void): void {
    this.stoppers.push(stop);
  }

  /** Responses from now on tell the client to use another connection. */
  closeConnections(): void {
    this.closing = true;
    for (const close of this.closers) close();
  }

  /** Called when responses have to end that would go on otherwise. */
  onClosing(close: () => void): void {
    this.closers.push(close);
  }

  /** Tracks a request until its response has been sent or its client has disconnected. */
  track(response: ServerResponse, onClose: () => void = () => {}): void {
    if (this.closing) response.setHeader('connection', 'close');
    this.openResponses.add(response);
    response.once('close', () => {
      this.openResponses.delete(response);
      onClose();
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
