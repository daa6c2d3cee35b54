import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import type { ResultKind } from './result-kind.ts';

beforeEach(() => {
  fakeBrowser();
  return () => vi.unstubAllGlobals();
});

/** The result screen of somebody whose order is not known here. */
async function drawn(page: ResultKind, path: string): Promise<string> {
  const { OrderResult } = await import('./order-result.tsx');
  const element = (
    <OrderResult page={page} skeleton={null} onAnswered={() => {}} adoptCart={() => {}} guestOffer={() => null} />
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const linksIn = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

test.each([
  ['/order-failure', 'The payment has not been checked. Please try again.', 'Try again'],
  ['/fr/order-failure', 'Le paiement n’a pas été vérifié. Veuillez réessayer.', 'Réessayer'],
  ['/de/order-failure', 'Die Zahlung wurde nicht geprüft. Bitte versuchen Sie es erneut.', 'Erneut versuchen'],
])('without a known order %s says that the payment failed, and how to find the order', async (path, text, again) => {
  const markup = await drawn('failure', path);
  const prefix = path.replace('/order-failure', '');
  expect(markup.replaceAll(/<[^>]+>/g, '\n')).toContain(text);
  expect(markup).toMatch(new RegExp(`href="${prefix}/checkout"[^>]*>${again}</a>`));
  expect(linksIn(markup)).toEqual(
    ['/checkout', '/login?return=%2Frecent-order', '/track-order', '/contact'].map((link) => prefix + link),
  );
});

test('without a known order the other results say that it was not found', async () => {
  for (const page of ['confirm', 'pending'] as const) {
    const markup = await drawn(page, `/order-${page}`);
    expect(markup).toContain('We could not find this order');
    expect(markup).not.toContain('Try again');
  }
});
