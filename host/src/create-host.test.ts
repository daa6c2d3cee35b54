import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { warnOfUntrustedProxy } from './create-host.ts';

const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;

test.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
  'an untrusted proxy is logged once: %o',
  (headers) => {
    const log = { warn: vi.fn() };
    warnOfUntrustedProxy(request({}), log);
    expect(log.warn).not.toHaveBeenCalled();
    warnOfUntrustedProxy(request(headers), log);
    warnOfUntrustedProxy(request(headers), log);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('TRUST_PROXY is not set'));
  },
);
