// Requests that change the stored cart run one after the other, across all tabs, so that a response never overwrites a
// later one.
let lastTurn: Promise<unknown> = Promise.resolve();

/** Runs the task after all earlier ones. */
export function runSerially<T>(task: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(() => withLock(task));
  lastTurn = turn.catch(() => {});
  return turn;
}

const withLock = <T>(task: () => Promise<T>): Promise<T> =>
  // Web Locks need TLS; without them the seed and the locks of the server protect the cart.
  'locks' in navigator ? navigator.locks.request('vitrine.cart', task) : task();
