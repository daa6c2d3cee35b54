import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { type ResultKind, resultOf } from './order-result.tsx';

beforeEach(() => {
  fakeBrowser();
  return () => vi.unstubAllGlobals();
});

/** The result screen of somebody whose order cannot be read. `absent`: calls that the server does not have. */
async function drawn(page: ResultKind, path: string, absent: string[] = []): Promise<string> {
  const [{ OrderResult }, { AbsentCalls }] = await Promise.all([
    import('./order-result.tsx'),
    import('../../api/absent-calls.ts'),
  ]);
  const element = (
    <AbsentCalls value={absent}>
      <OrderResult page={page} skeleton={null} onAnswered={() => {}} adoptCart={() => {}} guestOffer={() => null} />
    </AbsentCalls>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const linksIn = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

test.each([
  ['/order-failure', 'The payment has not been checked. Please try again.', 'Try again'],
  ['/fr/order-failure', 'Le paiement n’a pas été vérifié. Veuillez réessayer.', 'Réessayer'],
  ['/de/order-failure', 'Die Zahlung wurde nicht geprüft. Bitte versuchen Sie es erneut.', 'Erneut versuchen'],
])(
  'without a known order %s says that the payment failed, and how to find the order (SCREEN-44)',
  async (path, text, again) => {
    const markup = await drawn('unpaid', path);
    const prefix = path.replace('/order-failure', '');
    expect(markup.replaceAll(/<[^>]+>/g, '\n')).toContain(text);
    expect(markup).toMatch(new RegExp(`href="${prefix}/checkout"[^>]*>${again}</a>`));
    expect(linksIn(markup)).toEqual(
      ['/checkout', '/login?return=%2Frecent-order', '/track-order', '/contact'].map((link) => prefix + link),
    );
  },
);

test('without a known order the other results say that it was not found', async () => {
  for (const page of ['confirm', 'pending'] as const) {
    const markup = await drawn(page, `/order-${page}`);
    expect(markup).toContain('We could not find this order');
    expect(markup).not.toContain('Try again');
  }
});

test('on a server that shows orders to customers only, a guest reads the number and that an email was sent', async () => {
  const { setPlacedOrder } = await import('../../session/placed-order.ts');
  setPlacedOrder({ id: 4711, key: '', cart: 'c', hasAccount: false });
  const confirmed = await drawn('confirm', '/order-confirm', ['readOrder']);
  expect(confirmed).toContain('4711');
  expect(confirmed).toContain('An email with the order details has been sent.');
  const failed = await drawn('unpaid', '/order-failure', ['readOrder']);
  expect(failed).toContain('The payment has not been checked.');
  expect(failed).not.toContain('4711');
});

test.each([
  ['paid', 'unpaid', 'confirm'],
  ['due', 'confirm', 'confirm'],
  ['refunded', 'pending', 'confirm'],
  ['failed', 'confirm', 'unpaid'],
  ['pending', 'unpaid', 'pending'],
  ['open', 'confirm', 'pending'],
  ['open', 'unpaid', 'unpaid'],
] as const)('%s on the page %s is %s (STATE-17, STATE-18)', (status, page, result) => {
  expect(resultOf(status, page)).toBe(result);
});
