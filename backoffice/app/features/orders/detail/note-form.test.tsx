import { screen } from '@testing-library/react';
import { addOrderNote } from '@vitrine/contract/orders/staff-orders.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { anOrder } from '../../../../testing/an-order.ts';
import { show } from '../../../../testing/show.tsx';
import { NoteForm } from './note-form.tsx';

let shop: StandInShop;

beforeEach(() => {
  shop = standInShop();
});

const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for staff' });
const save = () => screen.getByRole('button', { name: /^Save note/ });

test('a note is saved, and the field is empty for the next', async () => {
  shop.answer(addOrderNote, anOrder());
  const user = show(<NoteForm orderId={1001} />);
  await user.type(note(), '  Called back ');
  await user.click(save());
  await screen.findByText('Note saved');
  expect(shop.sentTo(addOrderNote).map(({ body }) => body)).toEqual([{ text: 'Called back' }]);
  expect(note().value).toBe('');
  await expectAccessible();
  expect(sessionStorage).toHaveLength(0);
});

test('an empty note is refused at the field, which gets the focus', async () => {
  const user = show(<NoteForm orderId={1001} />);
  await user.type(note(), '  ');
  await user.click(save());
  screen.getByText('Write a note first');
  expect(document.activeElement).toBe(note());
  await user.type(note(), 'x');
  expect(screen.queryByText('Write a note first')).toBeNull();
  expect(shop.sentTo(addOrderNote)).toEqual([]);
});

test('the field counts what is left near the limit, and says by how much it is too long', async () => {
  const user = show(<NoteForm orderId={1001} />);
  await user.click(note());
  await user.paste('x'.repeat(1800));
  expect(screen.queryByText(/characters? left/)).toBeNull();
  await user.paste('x'.repeat(199));
  screen.getByText('1 character left');
  await user.paste('xyz');
  await user.click(save());
  screen.getByText('2 characters too long');
  expect(shop.sentTo(addOrderNote)).toEqual([]);
});

test('a note stays when the connection is lost', async () => {
  shop.answer(addOrderNote, () => {
    throw new Error('lost');
  });
  const user = show(<NoteForm orderId={1001} />);
  await user.type(note(), 'Called back');
  await user.dblClick(save());
  await screen.findByText('The shop cannot be reached. What you typed is still here.');
  expect(note().value).toBe('Called back');
});
