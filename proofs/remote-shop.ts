// Client for a shop over the network, with the interface that tests use for a shop in their own process.
import { setTimeout as after } from 'node:timers/promises';
import { createClient } from '@vitrine/contract/client.ts';
import type { Access } from '@vitrine/contract/endpoint.ts';
import type { AskedShop } from '../server/testing/asked-shop.ts';

/** A shop that does not respond fails the proof instead of blocking it. */
const PROVIDER_TIMEOUT_MS = 60_000;

const BUSY_MS = 120_000;
const RETRY_AFTER_MS = 200;

/**
 * `url` is called before every request: one shop may have several processes. A patient client repeats what a busy shop
 * refused (503), as browsers do.
 */
export function remoteShop(url: () => string, { isPatient = false } = {}): AskedShop {
  const ask: typeof askOnce = async (...request) => {
    const begun = performance.now();
    for (;;) {
      const answer = await askOnce(...request);
      if (!isPatient || answer.status !== 503 || performance.now() - begun > BUSY_MS) return answer;
      await after(RETRY_AFTER_MS);
    }
  };
  const askOnce = async (path: string, method: string, body: unknown, headers: Record<string, string>) => {
    const answer = await fetch(url() + path, {
      method,
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.text(), headers: Object.fromEntries(answer.headers) };
  };
  return {
    call: createClient<Access>(({ method, url: path, body, idempotencyKey }) =>
      ask(path, method, body, idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ),
    send: async ({ method = 'GET', url: path = '/', payload, headers = {} }) => {
      const { body, ...answer } = await ask(String(path), method, payload, headers as Record<string, string>);
      return { ...answer, body: body === '' ? null : JSON.parse(body) };
    },
  };
}

/** Presses a button on the payment page of the test provider. */
export async function actOnPaymentPage(redirectUrl: string, act: string, at?: string): Promise<number> {
  const page = new URL(redirectUrl);
  const answer = await fetch(at ? new URL(page.pathname, at) : page, {
    method: 'POST',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ act }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
