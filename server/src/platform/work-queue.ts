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

  async run<T>(work: () => Promise<T>, turnAway: () => never): Promise<T> {
    if (this.running < this.atOnce) this.running++;
    else if (this.waiting.length < this.inLine) await new Promise<void>((resolve) => this.waiting.push(resolve));
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
}
