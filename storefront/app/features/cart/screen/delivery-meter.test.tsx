import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DeliveryMeter } from './delivery-meter.tsx';

const drawn = (freeDelivery: Partial<Cart['freeDelivery'] & object> | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DeliveryMeter cart={{ freeDelivery } as Cart} />
    </MemoryRouter>,
  );

test('without a threshold nothing about free delivery is shown (SCREEN-47, CONST-11)', () => {
  expect(drawn(null)).toBe('');
  expect(drawn({ threshold: 0, missing: 0, displayMissing: '$0.00', reached: true })).toBe('');
});

test('the amount missing for free delivery is shown, and that it is reached (SCREEN-46)', () => {
  const below = drawn({ threshold: 60, missing: 15, displayMissing: '$15.00', reached: false });
  expect(below).toContain('Add $15.00 for free delivery');
  expect(below).toContain('aria-valuenow="75"');
  expect(drawn({ threshold: 60, missing: 0, displayMissing: '$0.00', reached: true })).toContain(
    'You get free delivery',
  );
});
