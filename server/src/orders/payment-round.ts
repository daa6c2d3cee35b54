// One round of questions to payment providers. A provider that hangs must cost a round seconds, not seconds per payment.

/** Questions under way at the same time. */
export const MAX_PARALLEL = 8;
/** Unanswered questions after which a provider is left alone for the rest of the round, if it has not answered any. */
export const MAX_UNANSWERED = 3;

/**
 * Asks about each item, several at the same time. `ask` answers whether the provider answered; it must end by itself. A
 * single payment that is never answered holds up no other; a provider that answers nothing is not asked about all of them.
 */
export async function askProviderAboutEach<T extends { readonly provider: string }>(
  items: readonly T[],
  ask: (item: T) => Promise<boolean>,
): Promise<void> {
  const unanswered = new Map<string, number>();
  const answering = new Set<string>();
  const isAway = (provider: string) => !answering.has(provider) && (unanswered.get(provider) ?? 0) >= MAX_UNANSWERED;
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) {
      const { provider } = item;
      if (isAway(provider)) continue;
      if (await ask(item)) answering.add(provider);
      else unanswered.set(provider, (unanswered.get(provider) ?? 0) + 1);
    }
  };
  // All of them end before a failure is told, so that nothing goes on behind the caller's back.
  const ended = await Promise.allSettled(Array.from({ length: MAX_PARALLEL }, work));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
