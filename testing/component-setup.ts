// Before each file of component tests: a page without anything that an earlier test has left.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files of one worker share the document. The modules of the shop are loaded anew for each file, because they keep what
// belongs to a page: the cart, the shopper, a place that was asked for.
vi.resetModules();
const { expectEveryCallAnswered } = await import('./stand-in-shop.ts');

// As on a page without TLS: the document of the tests has the name of this browser feature and nothing behind it.
Reflect.deleteProperty(Navigator.prototype, 'locks');

// A busy machine needs longer than the usual second; what is there is found at once.
configure({ asyncUtilTimeout: 60_000 });

// Nothing reaches the network, also what a component asks for after the stand-in of its test has gone.
Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  expectEveryCallAnswered();
});
