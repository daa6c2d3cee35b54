import type { Adapter, OnlinePayments } from '../src/payments/payments.ts';

/** Hooks before and after each provider call. A test sets a delay, or throws ProviderUnavailable. */
export interface UnreliableLine {
  before: (call: keyof OnlinePayments) => Promise<void>;
  /** Runs after the provider has done its work; a throw here loses its response. */
  after: (call: keyof OnlinePayments) => Promise<void>;
}

/** Wraps an adapter with hooks that make it slow or fail, for `payments.adapters` of a test shop. */
export function behindUnreliableLine(adapter: Adapter): { adapter: Adapter; line: UnreliableLine } {
  const line: UnreliableLine = { before: async () => {}, after: async () => {} };
  const through =
    <A extends unknown[], T>(call: keyof OnlinePayments, work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await line.before(call);
      const answer = await work(...args);
      await line.after(call);
      return answer;
    };
  const unreliable = (online: OnlinePayments): OnlinePayments => ({
    ...online,
    start: through('start', online.start),
    ask: through('ask', online.ask),
    close: through('close', online.close),
    refund: through('refund', online.refund),
    ...(online.payAtOnce && { payAtOnce: through('payAtOnce', online.payAtOnce) }),
  });
  return {
    line,
    adapter: {
      ...adapter,
      open: async (context) => {
        const opened = await adapter.open(context);
        const { online } = opened.provider;
        return { ...opened, provider: { ...opened.provider, online: online && unreliable(online) } };
      },
    },
  };
}
