/** Costly work, some at once, some in line; whoever finds the line full is turned away. */
export class WorkQueue {
  private readonly atOnce: number;
  private readonly inLine: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(options: { readonly atOnce: number; readonly inLine: number }) {
    this.atOnce = options.atOnce;
    this.inLine = options.inLine;
  }

  /** Urgent work goes to the head of the line, which is twice as long for it. */
  async run<T>(work: () => Promise<T>, turnAway: () => never, isUrgent = false): Promise<T> {
    if (this.running < this.atOnce) this.running++;
    else if (this.waiting.length < (isUrgent ? 2 : 1) * this.inLine) await this.wait(isUrgent);
    else turnAway();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place is handed on, not given back: nobody can slip in between.
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
