// Orders of customers. Our pages send the addresses with the order; Shopizer takes those of the account.
import type { Ask, ForeignAnswer } from './cart-calls.ts';

/** Saves the addresses of the order in the account; the first answer that is a refusal. */
export async function saveOrderAddresses(order: unknown, ask: Ask): Promise<ForeignAnswer | undefined> {
  const { billing, delivery } = (order as { customer?: Record<string, unknown> | null } | undefined)?.customer ?? {};
  for (const part of [billing && { billing }, delivery && { delivery }]) {
    const answer = part ? await ask('PATCH', 'auth/customer/address', part) : undefined;
    if (answer && answer.status >= 300) return answer;
  }
  return undefined;
}
