// As much of a browser as the session and the cart need: storage, a cookie, a connection, other tabs and a shop to ask.
import { vi } from 'vitest';

export interface Asked {
  method: string;
  /** Without the query. */
  path: string;
  body: unknown;
  token: string | null;
  idempotencyKey: string | null;
}

/** Answers a request in place of the shop; throwing stands for a connection that is cut. */
export type FakeShop = (
  asked: Asked,
) => { status?: number; body?: unknown } | Promise<{ status?: number; body?: unknown }>;

export function fakeBrowser({ path = '/' } = {}) {
  // Modules keep their state while a page is open; this is a new page.
  vi.resetModules();
  const events = new EventTarget();
  const local = fakeStorage();
  const asked: Asked[] = [];
  const connection = { onLine: true };
  let shop: FakeShop = () => ({ status: 404 });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('localStorage', local.storage);
  vi.stubGlobal('sessionStorage', fakeStorage().storage);
  vi.stubGlobal('location', { pathname: path });
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: { merchant: 'DEFAULT', currency: 'USD' } } });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const sent = new Headers(headers);
    const request = {
      method,
      path: url.split('?')[0]?.replace('/api/v1/', '') ?? '',
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      token: sent.get('authorization')?.replace('Bearer ', '') ?? null,
      idempotencyKey: sent.get('idempotency-key'),
    };
    asked.push(request);
    const { status = 200, body: answer } = await shop(request);
    return new Response(JSON.stringify(answer ?? null), { status });
  });
  return {
    asked,
    stored: local.values,
    setOnline: (isOnline: boolean) => {
      connection.onLine = isOnline;
    },
    setShop: (next: FakeShop) => {
      shop = next;
    },
    /** The browser keeps nothing any more: full, or forbidden. */
    refuseStorage: () => {
      local.storage.setItem = () => {
        throw new Error('QuotaExceededError');
      };
    },
    /** The browser has emptied the storage, as after Clear-Site-Data, and tells every tab. */
    emptyStorage: () => {
      local.values.clear();
      events.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }));
    },
    /** Another tab has written this. */
    storeElsewhere: (key: string, value: string | null) => {
      if (value === null) local.values.delete(key);
      else local.values.set(key, value);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
    },
  };
}

export type FakeBrowser = ReturnType<typeof fakeBrowser>;

function fakeStorage() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
    removeItem: (key: string) => {
      values.delete(key);
    },
    clear: () => values.clear(),
  };
  return { values, storage };
}
