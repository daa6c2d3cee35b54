// Limits the time one round of requests to payment providers takes when a provider does not respond.

/** Concurrent requests. */
export const MAX_PARALLEL = 8;
/** A provider without any response is skipped for the rest of the round after this many failed requests. */
export const MAX_UNANSWERED = 3;

/**
 * Requests each item, several concurrently. `ask` returns whether the provider responded and must have its own timeout.
 * One payment without a response does not delay others; a provider without responses is skipped.
 */
export async function requestEach<T extends { readonly provider: string }>(
  items: readonly T[],
  ask: (item: T) => Promise<boolean>,
): Promise<void> {
  const failedRequests = new Map<string, number>();
  const responding = new Set<string>();
  const isUnavailable = (provider: string) =>
    !responding.has(provider) && (failedRequests.get(provider) ?? 0) >= MAX_UNANSWERED;
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) {
      const { provider } = item;
      if (isUnavailable(provider)) continue;
      if (await ask(item)) responding.add(provider);
      else failedRequests.set(provider, (failedRequests.get(provider) ?? 0) + 1);
    }
  };
  // Wait for all workers before rethrowing, so that none continues in the background.
  const ended = await Promise.allSettled(Array.from({ length: MAX_PARALLEL }, work));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
