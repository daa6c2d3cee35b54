import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { show } from '../../../../testing/show.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const onChange = vi.fn();
const onRemove = vi.fn();

beforeEach(() => {
  onChange.mockClear();
  onRemove.mockClear();
});

/** A line whose quantity follows what the shopper sets, as the cart does. */
function Line({ start, max = 5 }: { start: number; max?: number }) {
  const [quantity, setQuantity] = useState(start);
  const change = (next: number) => {
    onChange(next);
    setQuantity(next);
  };
  return <QuantityStepper name="Mug" quantity={quantity} max={max} onChange={change} onRemove={onRemove} />;
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Mug' });
const more = () => screen.getByRole('button', { name: 'Increase quantity: Mug' });

test('plus and minus change the quantity by one, with the keyboard as well', async () => {
  const user = show(<Line start={2} />);
  await user.click(more());
  expect(field().value).toBe('3');
  screen.getByRole('button', { name: 'Decrease quantity: Mug' }).focus();
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[3], [2]]);
  await expectAccessible();
});

test('at one the minus says that it removes the line, and does', async () => {
  const user = show(<Line start={1} />);
  expect(screen.queryByRole('button', { name: 'Decrease quantity: Mug' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Mug' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  await expectAccessible();
});

test('more than there are becomes what there is, and the shopper is told', async () => {
  const user = show(<Line start={4} />);
  await user.clear(field());
  await user.type(field(), '9');
  expect(onChange.mock.calls).toEqual([[5]]);
  expect(field().value).toBe('5');
  expect(screen.getByRole('status').textContent).toBe('Only 5 left. We set the quantity to 5.');
  await user.click(screen.getByRole('button', { name: 'Decrease quantity: Mug' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the plus at the limit sends nothing', async () => {
  const user = show(<Line start={5} />);
  await user.click(more());
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('Only 5 left');
});

test('an emptied field waits for the next digit and returns to the quantity when it is left', async () => {
  const user = show(<Line start={3} />);
  await user.clear(field());
  expect(field().value).toBe('');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(field().value).toBe('3');
  expect(onRemove).not.toHaveBeenCalled();
});

test('zero removes the line only when the field is left', async () => {
  const user = show(<Line start={3} />);
  await user.clear(field());
  await user.type(field(), '0');
  expect(onRemove).not.toHaveBeenCalled();
  await user.tab();
  expect(onRemove).toHaveBeenCalledOnce();
});

test.each([
  ['/cart', 'Enter a whole number'],
  ['/fr/cart', 'Saisissez un nombre entier'],
  ['/de/cart', 'Bitte eine ganze Zahl eingeben'],
])('a part of a piece is refused at the field on %s', async (path, message) => {
  show(<Line start={3} />, { path });
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  fireEvent.change(input, { target: { value: '1.5' } });
  expect(screen.getByRole('status').textContent).toBe(message);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(onChange).not.toHaveBeenCalled();
});

test('a held minus stops at one and does not remove the line', () => {
  vi.useFakeTimers();
  try {
    show(<Line start={3} />);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Decrease quantity: Mug' }), { button: 0 });
    for (let step = 0; step < 20; step += 1) act(() => vi.advanceTimersByTime(110));
    fireEvent.pointerUp(window);
  } finally {
    vi.useRealTimers();
  }
  expect(onRemove).not.toHaveBeenCalled();
  expect(onChange.mock.calls.at(-1)).toEqual([1]);
});
