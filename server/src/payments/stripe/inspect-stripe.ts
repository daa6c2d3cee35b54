// Asks Stripe about a key without making a payment.
import type { StripeKeyTest } from '@vitrine/contract/payments/staff-payments-shapes.ts';

export interface StripeFacts extends Pick<StripeKeyTest, 'answer' | 'webhook'> {
  /** The words of Stripe or of the network, if they are neither yes nor no. */
  readonly reason: string | null;
}

interface InspectedStripe {
  readonly secretKey: string;
  readonly apiUrl?: string | undefined;
  readonly shopUrl: string;
  readonly timeoutMs: number;
}

/** Where Stripe reports payments. */
export const stripeWebhookUrl = (shopUrl: string): string => `${shopUrl}/api/v1/payments/stripe/webhook`;

export async function inspectStripe({
  secretKey,
  apiUrl = 'https://api.stripe.com',
  shopUrl,
  timeoutMs,
}: InspectedStripe): Promise<StripeFacts> {
  try {
    const response = await fetch(`${apiUrl}/v1/webhook_endpoints?limit=100`, {
      headers: { authorization: `Bearer ${secretKey}`, 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(timeoutMs),
      // The key is for Stripe only.
      redirect: 'error',
    });
    if (response.status === 401) return { answer: 'refused', webhook: 'unknown', reason: null };
    // A restricted key may not list webhooks.
    if (response.status === 403) return { answer: 'accepted', webhook: 'unknown', reason: null };
    if (!response.ok) return { answer: 'unexpected', webhook: 'unknown', reason: `answered ${response.status}` };
    const { data = [] } = (await response.json()) as { data?: { url: string; status: string }[] };
    const isEnabled = data.some(({ url, status }) => url === stripeWebhookUrl(shopUrl) && status === 'enabled');
    return { answer: 'accepted', webhook: isEnabled ? 'enabled' : 'missing', reason: null };
  } catch (error) {
    const { cause, message } = error as Error;
    return { answer: 'unreachable', webhook: 'unknown', reason: cause instanceof Error ? cause.message : message };
  }
}
