// Batches the calls made while a query runs into the next query (data loader).

/** One query for hundreds of calls would delay all of them. */
const MAX_BATCH_SIZE = 200;

interface PendingCall<Q, A> {
  readonly input: Q;
  readonly result: PromiseWithResolvers<A>;
}

export class BatchLoader<Q, A> {
  private readonly loadBatch: (inputs: readonly Q[]) => Promise<readonly A[]>;
  private waiting: PendingCall<Q, A>[] = [];
  private isRunning = false;

  /** `loadBatch` returns the results in the order of the inputs. */
  constructor(loadBatch: (inputs: readonly Q[]) => Promise<readonly A[]>) {
    this.loadBatch = loadBatch;
  }

  load(input: Q): Promise<A> {
    const result = Promise.withResolvers<A>();
    this.waiting.push({ input, result });
    if (!this.isRunning) {
      this.isRunning = true;
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
    this.isRunning = false;
  }
}
