import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aVariantRow } from '../../../../testing/a-product.ts';
import { show } from '../../../../testing/show.tsx';
import { SaleButton, type Variant } from './sale-button.tsx';

const sale = (own: Partial<NonNullable<Variant['sale']>>) =>
  aVariantRow({ sale: { price: '19.90', from: null, until: null, ...own } });

const button = (variant: Variant, onOpen = vi.fn()) => (
  <SaleButton variant={variant} name="Mug" currency="EUR" readOnly={false} onOpen={onOpen} />
);

test('without a sale the button offers to set one, and its name tells of which product', async () => {
  const onOpen = vi.fn();
  const user = show(button(aVariantRow(), onOpen));
  await user.click(screen.getByRole('button', { name: 'Set sale (Sale: Mug)' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a running sale shows its price in the notation of the language, and its last day', () => {
  show(button(sale({ from: '2020-01-01T00:00:00.000Z', until: '2099-12-24T12:00:00.000Z' })), { language: 'de' });
  const text = screen.getByRole('button').textContent ?? '';
  expect(text).toContain('19,90');
  expect(text).toContain('24. Dez.');
  expect(text).not.toContain('1. Jan.');
});

test('in a table the head names the currency', () => {
  show(<SaleButton variant={sale({})} name="Mug" currency="EUR" readOnly inTable onOpen={vi.fn()} />);
  expect(screen.getByText('19.90')).toBeTruthy();
});

test('a sale that has not begun shows its first day', () => {
  show(button(sale({ from: '2099-12-01T12:00:00.000Z', until: '2099-12-24T12:00:00.000Z' })));
  expect(screen.getByRole('button').textContent).toContain('from Dec 1');
});

test('a day is that of the shop, not of the computer: an hour before midnight in London is tomorrow in Berlin', () => {
  show(button(sale({ until: '2099-12-24T23:30:00.000Z' })));
  expect(screen.getByRole('button').textContent).toContain('until Dec 25');
});

test('a person who may only read sees the sale and no button', () => {
  show(<SaleButton variant={sale({})} name="Mug" currency="EUR" readOnly onOpen={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('€19.90')).toBeTruthy();
});
