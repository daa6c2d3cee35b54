const WINDOW_MS = 1000;

/** Counts the requests of about the last second, to see whether the process has time for background work. */
export class RecentRequests {
  private readonly max: number;
  private readonly now: () => number;
  private windowStart = 0;
  private current = 0;
  private previous = 0;

  constructor(max: number, now: () => number = () => performance.now()) {
    this.max = max;
    this.now = now;
  }

  count(): void {
    this.advance();
    this.current++;
  }

  get areMany(): boolean {
    this.advance();
    return Math.max(this.current, this.previous) > this.max;
  }

  private advance(): void {
    const windows = Math.floor((this.now() - this.windowStart) / WINDOW_MS);
    if (windows === 0) return;
    this.previous = windows === 1 ? this.current : 0;
    this.current = 0;
    this.windowStart += windows * WINDOW_MS;
  }
}
