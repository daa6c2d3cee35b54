// Filters, order and their tags: each is in the address, so that it can be shared and undone.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { show, shownPath } from '../../../../testing/show.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { countFilters, readListQuery } from './list-query.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { Brand, FieldFilter, ProductList } from './load-product-list.ts';

const brands: Brand[] = [
  { id: 1, name: 'Arita', count: 4 },
  { id: 2, name: 'Bauscher', count: 2 },
];

const finishes: FieldFilter[] = [
  {
    code: 'finish',
    name: 'Finish',
    values: [
      { value: 'finish:matt', name: 'Matt' },
      { value: 'finish:glossy', name: 'Glossy' },
    ],
  },
];

/** The list of the address, as its page shows it. */
function List({ known = brands, filters = [] }: { known?: Brand[]; filters?: FieldFilter[] }) {
  const query = readListQuery(useSearchParams()[0]);
  const list: ProductList = { cards: [], before: 0, total: 6, hasMore: false, filters, brands: known, query };
  return (
    <>
      <h1>Mugs</h1>
      <ListToolbar query={query} />
      {countFilters(query) > 0 && <AppliedFilters products={list} currency="USD" />}
      <FilterPanel list={list} store={{ currencySign: '$', isSignFirst: true }} />
    </>
  );
}

beforeEach(() => {
  delete document.documentElement.dataset.filters;
});

const open = (path = '/category/mugs', known?: Brand[]) => show(<List {...(known && { known })} />, { path });
const price = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const applyPrices = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Apply' })[0] as HTMLButtonElement;

test('brands are added to the address at once, together with what was there', async () => {
  const user = open('/fr/category/mugs?sort=newest');
  await expectAccessible();
  await user.click(screen.getByRole('checkbox', { name: /Arita/ }));
  await waitFor(() => expect(shownPath()).toBe('/fr/category/mugs?brand=1&sort=newest'));
  await user.click(screen.getByRole('checkbox', { name: /Bauscher/ }));
  await waitFor(() => expect(shownPath()).toBe('/fr/category/mugs?brand=1,2&sort=newest'));
});

test('another order begins with the first page, and the usual one is left out of the address', async () => {
  const user = open('/category/mugs?brand=2&page=3');
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
  await user.selectOptions(sort, 'price-asc');
  await waitFor(() => expect(shownPath()).toBe('/category/mugs?brand=2&sort=price-asc'));
  await user.selectOptions(sort, 'featured');
  await waitFor(() => expect(shownPath()).toBe('/category/mugs?brand=2'));
});

test('prices are applied together by a press, and a tag says them as in the language of the page', async () => {
  const user = open('/de/category/mugs');
  await user.type(price('Min.'), '5');
  await user.type(price('Max.'), '20');
  await user.click(screen.getAllByRole('button', { name: 'Anwenden' })[0] as HTMLElement);
  await waitFor(() => expect(shownPath()).toBe('/de/category/mugs?min=5&max=20'));
  expect(screen.getByRole('link', { name: /5.*20/ }).textContent).toMatch(/5\s\$ – 20\s\$/);
});

test.each([
  ['one of them', '5', '', 'Enter both prices'],
  ['the higher first', '20', '5', 'The minimum must not be higher than the maximum'],
])(
  'prices with %s cannot be applied, and the reason comes when the field is left (INPUT-1, INPUT-2, INPUT-4)',
  async (_, min, max, message) => {
    const user = open();
    await user.type(price('Min'), min);
    if (max) await user.type(price('Max'), max);
    expect(price('Min').getAttribute('aria-invalid')).toBe('true');
    expect(applyPrices().disabled).toBe(true);
    await user.tab();
    expect(document.getElementById('price-issue')?.textContent).toBe(message);
    await expectAccessible();
  },
);

test('the reason comes also 600 ms after the last key, and goes with it (INPUT-4)', () => {
  vi.useFakeTimers();
  try {
    open();
    fireEvent.change(price('Min'), { target: { value: '50' } });
    const reason = () => document.getElementById('price-issue')?.textContent;
    expect(price('Max').getAttribute('aria-invalid')).toBe('true');
    act(() => vi.advanceTimersByTime(599));
    expect(reason()).toBe('');
    act(() => vi.advanceTimersByTime(1));
    expect(reason()).toBe('Enter both prices');
    fireEvent.change(price('Max'), { target: { value: '100' } });
    expect(reason()).toBe('');
    expect(applyPrices().disabled).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('without any price there is nothing to apply', () => {
  open();
  expect(applyPrices().disabled).toBe(true);
});

test('tags remove one filter each, and the focus goes to the next one', async () => {
  const user = open('/category/mugs?brand=1,2&min=5&max=20');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
    'Remove filter: brand Arita',
    'Remove filter: brand Bauscher',
    'Remove filter: price $5 – $20',
    'Clear all',
  ]);
  await user.click(screen.getByRole('link', { name: /Arita/ }));
  await waitFor(() => expect(shownPath()).toBe('/category/mugs?brand=2&min=5&max=20'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Bauscher/ }));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(shownPath()).toBe('/category/mugs?min=5&max=20'));
  expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /price/ }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/category/mugs'));
});

test('all filters are removed with one press, and order and search stay', async () => {
  const user = open('/search?q=mug&brand=1,2&sort=newest');
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(shownPath()).toBe('/search?q=mug&sort=newest'));
});

test('a filter that was undone is not ticked any more', async () => {
  const user = open('/category/mugs?brand=1');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Arita/ });
  expect(box.checked).toBe(true);
  await user.click(screen.getByRole('link', { name: /Arita/ }));
  await waitFor(() => expect(box.checked).toBe(false));
});

test('many brands are folded, unless one of those is chosen', () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, name: `Brand ${at + 1}`, count: 1 }));
  open('/category/mugs', many);
  expect(document.querySelector('details')?.open).toBe(false);
});

test('one of the folded brands that is chosen is visible', () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, name: `Brand ${at + 1}`, count: 1 }));
  open('/category/mugs?brand=10', many);
  expect(document.querySelector('details')?.open).toBe(true);
});

test('a server without our search offers neither order nor prices', () => {
  show(<List />, { absentCalls: ['searchProducts'] });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

test('the panel beside the list is hidden and shown, which this browser remembers', async () => {
  const user = open();
  const toggle = screen.getByRole('button', { name: 'Hide filters' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await user.click(toggle);
  expect(screen.getByRole('button', { name: 'Show filters' }).getAttribute('aria-expanded')).toBe('false');
  expect(localStorage.getItem('vitrine.filters')).toBe('closed');
  await user.click(screen.getByRole('button', { name: 'Show filters' }));
  expect(localStorage.getItem('vitrine.filters')).toBe('open');
});

test('a value of a custom field is a filter with a tag, and both take it away', async () => {
  show(<List filters={finishes} />, { path: '/category/mugs' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Glossy' }));
  await waitFor(() => expect(shownPath()).toContain('field=finish:glossy'));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Matt' }));
  await waitFor(() => expect(shownPath()).toContain('field=finish:glossy,finish:matt'));
  fireEvent.click(screen.getByRole('link', { name: 'Remove filter Finish: Glossy' }));
  await waitFor(() => expect(shownPath()).toContain('field=finish:matt'));
  expect(shownPath()).not.toContain('glossy');
});
