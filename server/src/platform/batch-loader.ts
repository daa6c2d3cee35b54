// What is asked while the last answer is on its way is asked as one: when many ask, asking costs more than answering.

/** So many at once: one answer to hundreds would keep everybody waiting. */
const MAX_AT_ONCE = 200;

interface Asked<Q, A> {
  readonly question: Q;
  readonly answer: PromiseWithResolvers<A>;
}

export class BatchLoader<Q, A> {
  private readonly answerAll: (questions: readonly Q[]) => Promise<readonly A[]>;
  private waiting: Asked<Q, A>[] = [];
  private asking = false;

  /** `answerAll` answers each question at its place. */
  constructor(answerAll: (questions: readonly Q[]) => Promise<readonly A[]>) {
    this.answerAll = answerAll;
  }

  ask(question: Q): Promise<A> {
    const answer = Promise.withResolvers<A>();
    this.waiting.push({ question, answer });
    if (!this.asking) {
      this.asking = true;
      // A moment later, when all that is wanted now has been said.
      queueMicrotask(() => this.askAll());
    }
    return answer.promise;
  }

  private async askAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const asked = this.waiting.splice(0, MAX_AT_ONCE);
      try {
        const answers = await this.answerAll(asked.map(({ question }) => question));
        for (const [at, { answer }] of asked.entries()) answer.resolve(answers[at] as A);
      } catch (error) {
        for (const { answer } of asked) answer.reject(error);
      }
    }
    this.asking = false;
  }
}
