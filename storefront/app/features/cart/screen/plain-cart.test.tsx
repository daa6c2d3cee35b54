// The cart without JavaScript: what a form would send is what its fields hold.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { fakeCart, fakeLine } from '../../../../testing/fake-cart.ts';
import { show } from '../../../../testing/show.tsx';
import { PlainCart } from './plain-cart.tsx';

const plain = (change: Partial<Parameters<typeof PlainCart>[0]> = {}) => (
  <>
    <h1>Cart</h1>
    <PlainCart
      cart={fakeCart({ MUG: 2, PEN: 1 })}
      error={null}
      shopUrl="http://shop.example"
      currency="USD"
      {...change}
    />
  </>
);
const forms = () => [...document.querySelectorAll('form')];

test('each line has its own form with product, line and quantity', async () => {
  show(plain(), { path: '/fr/cart/lines' });
  expect(forms().map((form) => [form.method, form.getAttribute('action')])).toEqual([
    ['post', '/fr/cart/lines'],
    ['post', '/fr/cart/lines'],
  ]);
  expect(forms().map((form) => Object.fromEntries(new FormData(form)))).toEqual([
    { sku: 'MUG', line: '1', quantity: '2' },
    { sku: 'PEN', line: '2', quantity: '1' },
  ]);
  await expectAccessible();
});

test('the button that removes a line works whatever the quantity says', () => {
  show(plain());
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Product PEN' });
  expect([remove.name, remove.value, remove.formNoValidate]).toEqual(['remove', 'yes', true]);
  expect(remove.form).toBe(forms()[1]);
});

test('a line that cannot be ordered has no quantity and tells why', () => {
  const notices = [{ code: 'unavailable' as const, message: 'No longer sold.', before: null, after: null, left: null }];
  show(plain({ cart: { ...fakeCart({}), products: [fakeLine({ maximum: 0, notices })] } }));
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.getByText('No longer sold.')).toBeTruthy();
});

test('what the shop refused is told above the lines', () => {
  show(plain({ error: 'Only 2 are left.' }));
  expect(screen.getByRole('alert').textContent).toBe('Only 2 are left.');
});

test('an empty cart says so and leads back to the products', async () => {
  show(plain({ cart: null }), { path: '/de/cart/lines' });
  expect(screen.getByText('Ihr Warenkorb ist leer')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/de/category/all');
  await expectAccessible();
});
