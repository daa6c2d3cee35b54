// Batches the calls made while queries run into the next query (data loader).

/** One query for hundreds of calls would delay all of them, and using its results would delay everything else. */
const MAX_BATCH_SIZE = 100;
/** The database works on one batch while the results of the other are used. */
const MAX_RUNNING = 2;

interface PendingCall<Q, A> {
  readonly input: Q;
  readonly result: PromiseWithResolvers<A>;
}

export class BatchLoader<Q, A> {
  private readonly loadBatch: (inputs: readonly Q[]) => Promise<readonly A[]>;
  private waiting: PendingCall<Q, A>[] = [];
  private running = 0;

  /** `loadBatch` returns the results in the order of the inputs. */
  constructor(loadBatch: (inputs: readonly Q[]) => Promise<readonly A[]>) {
    this.loadBatch = loadBatch;
  }

  load(input: Q): Promise<A> {
    const result = Promise.withResolvers<A>();
    this.waiting.push({ input, result });
    if (this.running < MAX_RUNNING) {
      this.running += 1;
      // Wait for the other calls of this tick.
      queueMicrotask(() => this.runBatches());
    }
    return result.promise;
  }

  private async runBatches(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, MAX_BATCH_SIZE);
      try {
        const results = await this.loadBatch(batch.map(({ input }) => input));
        for (const [index, { result }] of batch.entries()) result.resolve(results[index] as A);
      } catch (error) {
        for (const { result } of batch) result.reject(error);
      }
    }
    this.running -= 1;
  }
}
