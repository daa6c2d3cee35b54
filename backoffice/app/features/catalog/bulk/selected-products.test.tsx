import { screen } from '@testing-library/react';
import { previewBulk } from '@vitrine/contract/product-editing/bulk-changes.ts';
import { type ComponentProps, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type StandInShop, standInShop } from '../../../../../testing/stand-in-shop.ts';
import { answerStructure } from '../../../../testing/answer-structure.ts';
import { show } from '../../../../testing/show.tsx';
import { SelectedProducts } from './selected-products.tsx';

let shop: StandInShop;
const onClear = vi.fn();

beforeEach(() => {
  shop = standInShop();
  answerStructure(shop);
  onClear.mockClear();
});

type Props = ComponentProps<typeof SelectedProducts>;
const all = { total: 1200, totalIsExact: true };
const bar = (own: Partial<Props> = {}) => (
  <SelectedProducts ids={[1, 2]} shown={[1, 2]} filters={{ q: 'mug' }} found={all} onClear={onClear} {...own} />
);
const press = (name: string) => screen.getByRole('button', { name });
const wholeButton = () => screen.queryByRole('button', { name: /^Select all/ });

/** The selection of the preview that the sheet asks for. */
async function previewedSelection(user: ReturnType<typeof show>) {
  shop.sendError(previewBulk, 400, 'bulk.nothing', 'Nothing.');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Visibility' }), 'Hide');
  await user.click(screen.getByRole('button', { name: /^Show what changes/ }));
  await screen.findByText('Nothing.');
  return shop.sentTo(previewBulk).at(-1)?.body.selection;
}

test('nothing is shown while nothing is selected', () => {
  show(bar({ ids: [] }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the selected products are changed, and no others that the filters find', async () => {
  const user = show(bar());
  expect(screen.getByRole('status').textContent).toContain('2 selected');
  await expectAccessible();
  await user.click(press('Change…'));
  await screen.findByRole('dialog', { name: 'Change 2 products' });
  expect(await previewedSelection(user)).toEqual({ ids: [1, 2] });
});

test('all that the filters find are changed by the filters, not by what is shown', async () => {
  const user = show(bar());
  await user.click(press('Select all 1,200 that match'));
  expect(screen.getByText('All 1,200 that match are selected')).toBeTruthy();
  expect(wholeButton()).toBeNull();
  await user.click(press('Change…'));
  await screen.findByRole('dialog', { name: 'Change 1,200 products' });
  expect(await previewedSelection(user)).toEqual({ filter: { q: 'mug' } });
});

test('more than can be counted is said so', () => {
  show(bar({ found: { total: 10_000, totalIsExact: false } }));
  expect(press('Select all more than 10,000 that match')).toBeTruthy();
});

test('the whole result is offered only when everything shown is selected and there is more', () => {
  show(bar({ ids: [1] }));
  expect(wholeButton()).toBeNull();
  document.body.replaceChildren();
  show(bar({ found: { total: 2, totalIsExact: true } }));
  expect(wholeButton()).toBeNull();
});

test('other filters find something else: the whole result is not selected any more', async () => {
  function Filtered() {
    const [q, setQ] = useState('mug');
    return (
      <>
        {bar({ filters: { q } })}
        <button type="button" onClick={() => setQ('pot')}>
          Search pot
        </button>
      </>
    );
  }
  const user = show(<Filtered />);
  await user.click(press('Select all 1,200 that match'));
  await user.click(press('Search pot'));
  expect(screen.getByText('2 selected')).toBeTruthy();
});

test('clearing ends the selection', async () => {
  const user = show(bar());
  await user.click(press('Clear selection'));
  expect(onClear).toHaveBeenCalledTimes(1);
});
