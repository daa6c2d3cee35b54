import { screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { fakeChoices, fakeProductView } from '../../../../testing/fake-product-view.ts';
import { show, shownPath } from '../../../../testing/show.tsx';
import { BuyBox } from './buy-box.tsx';
import { chooseVariant, offerOf } from './choose-variant.ts';
import { useMissingOption } from './option-picker.tsx';
import type { ProductView } from './product-view.ts';

/** The box as the page of a product shows it, with a button that needs a variant. */
function Box({ product }: { product: ProductView }) {
  const choice = chooseVariant(product, useSearchParams()[0]);
  const offer = offerOf(product, choice);
  const { isMissing, onMissing } = useMissingOption(product, choice);
  const action = (
    <button type="button" onClick={onMissing}>
      Add {offer.sku}
    </button>
  );
  return (
    <main>
      <BuyBox
        product={product}
        choice={choice}
        offer={offer}
        delivery={null}
        isMissing={isMissing}
        action={action}
        wishlistButton={null}
      />
    </main>
  );
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('the choice is in the address, and price, stock and button follow it', async () => {
  const user = show(<Box product={fakeChoices()} />, { path: '/product/mug' });
  expect(screen.getByRole('group', { name: /^Color: Blue/ })).toBeTruthy();
  expect([radio(/Blue/).checked, radio(/Small/).checked]).toEqual([true, true]);
  expect(screen.getByText('$10.00')).toBeTruthy();
  await expectAccessible();
  await user.click(radio(/Red/));
  await waitFor(() => expect(shownPath()).toBe('/product/mug?color=red&size=s'));
  await screen.findByText('$12.00');
  expect(screen.getByRole('button', { name: 'Add MUG-RED-S' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Only 2 left');
});

test('an address of a variant opens it', () => {
  show(<Box product={fakeChoices()} />, { path: '/product/mug?color=red' });
  expect([radio(/Red/).checked, radio(/Small/).checked]).toEqual([true, true]);
});

test('what is sold out says so beside its name and can be chosen all the same', async () => {
  const user = show(<Box product={fakeChoices()} />);
  expect(radio(/Large/).closest('label')?.textContent).toBe('Largesold out');
  expect(radio(/Small/).closest('label')?.textContent).toBe('Small');
  await user.click(radio(/Large/));
  await screen.findByText('This option is out of stock. Others may be available.');
});

test('a combination that does not exist leads the press back to the options, with the reason', async () => {
  const user = show(<Box product={fakeChoices()} />, { path: '/product/mug?color=red&size=l' });
  expect(screen.getByRole('alert').textContent).toBe('');
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  expect(screen.getByRole('alert').textContent).toBe('This combination is not available. Choose another: Color, Size');
  expect(document.activeElement).toBe(radio(/Red/));
  await expectAccessible();
  await user.click(radio(/Blue/));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
});

test('the arrow keys choose the next value', async () => {
  const user = show(<Box product={fakeChoices()} />, { path: '/fr/product/mug' });
  radio(/Blue/).focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(shownPath()).toBe('/fr/product/mug?color=red&size=s'));
});

test.each([
  ['/product/mug', 4.25, /4\.3 out of 5/, '(12 reviews)'],
  ['/de/product/mug', 4.25, /4,3 von 5/, '(12 Bewertungen)'],
])('the rating is written as in the language of %s and leads to the reviews', (path, rating, label, count) => {
  show(<Box product={fakeProductView({ rating, ratingCount: 12 })} />, { path });
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('#reviews');
  expect(link.textContent).toContain(count);
  expect(screen.getByRole('img', { name: label })).toBeTruthy();
});

test('a product without options has no chooser, and one without reviews no stars', () => {
  show(<Box product={fakeProductView()} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('In stock');
});

test('a pre-order tells the day on which it is expected', () => {
  show(<Box product={fakeProductView({ availability: 'pre-order', expectedDay: 'December 24, 2026' })} />);
  expect(screen.getByRole('status').textContent).toMatch(/^Expected\son\sDecember\s24,\s2026/);
});
