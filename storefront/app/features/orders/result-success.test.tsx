import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { fakeOrder, fakeOrderLine } from '../../../testing/fake-order.ts';
import { show } from '../../../testing/show.tsx';
import { ResultSuccess } from './result-success.tsx';

test('what was ordered stands before the offer of an account, with pictures of the address that is given', async () => {
  const image = { imageUrl: 'http://given.example/pictures/mug.jpg', width: 640, height: 800 };
  const line = fakeOrderLine();
  const product = { ...line.product, image } as typeof line.product;
  show(
    <ResultSuccess
      order={fakeOrder({ products: [{ ...line, product }] })}
      isPending={false}
      hasGivenUp={false}
      onCheckAgain={() => {}}
      guestOffer={<h2>Save your details</h2>}
      shopUrl="http://given.example"
    >
      <p>Withdraw</p>
    </ResultSuccess>,
    { path: '/order-confirm' },
  );
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.indexOf('Save your details')).toBe(headings.indexOf('Items') + 1);
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('/pictures/mug.jpg?w=640');
  await expectAccessible();
});
