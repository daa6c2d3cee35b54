import { type ClientRequest, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSlowBody } from './http-edges.ts';
import { securityHeaders } from './security-headers.ts';

const headers = securityHeaders(false);
const server = createServer((incoming, response) => {
  endSlowBody(incoming, response, headers, 50);
  incoming.resume().once('end', () => response.end());
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

/** Sends the first half of a body. */
function begin(path: string): { readonly sent: ClientRequest; readonly answered: Promise<string> } {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, method: 'POST', headers: { 'content-length': 4 } });
  const answered = new Promise<string>((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      const { statusCode, headers: received } = response;
      response.resume().once('end', () => resolve(`${statusCode} ${received['x-content-type-options']}`));
    });
  });
  sent.write('ab');
  return { sent, answered };
}

test('a body that does not arrive in time is refused, with our headers; the file of an import may take longer', async () => {
  const file = begin('/api/v1/private/import?name=a.csv');
  const whole = begin('/api/v1/cart');
  whole.sent.end('cd');
  expect(await whole.answered).toBe('200 undefined');
  expect(await begin('/api/v1/cart').answered).toBe('408 nosniff');
  // Begun before the one that was refused.
  file.sent.end('cd');
  expect(await file.answered).toBe('200 undefined');
});
