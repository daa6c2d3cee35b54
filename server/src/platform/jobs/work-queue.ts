export interface QueueFigures {
  readonly running: number;
  readonly waiting: number;
}

/** Limited concurrency with a bounded queue; calls `turnAway` when the queue is full. */
export class WorkQueue {
  private readonly maxConcurrent: number;
  private readonly maxQueued: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(options: { readonly atOnce: number; readonly inLine: number }) {
    this.maxConcurrent = options.atOnce;
    this.maxQueued = options.inLine;
  }

  /** How many tasks run and how many wait, for the metrics. */
  figures(): QueueFigures {
    return { running: this.running, waiting: this.waiting.length };
  }

  /** Urgent work goes to the front of the queue, which may be twice as long for it. */
  async run<T>(work: () => Promise<T>, turnAway: () => never, isUrgent = false): Promise<T> {
    if (this.running < this.maxConcurrent) this.running++;
    else if (this.waiting.length < (isUrgent ? 2 : 1) * this.maxQueued) await this.wait(isUrgent);
    else turnAway();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Pass the slot to the next waiter so that no new task can take it.
      if (next) next();
      else this.running--;
    }
  }

  private wait(isUrgent: boolean): Promise<void> {
    return new Promise((resolve) => {
      if (isUrgent) this.waiting.unshift(resolve);
      else this.waiting.push(resolve);
    });
  }
}
