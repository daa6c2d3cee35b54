import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberColumns, startColumns, targetUsedTwice } from './column-choices.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const column = (name: string, suggestion = '') => ({ name, example: '', suggestion });
const targets = {
  vitrine: ['sku', 'price', 'name.en'],
  woocommerce: ['sku', 'name'],
  'shopify-products': [],
  redirects: [],
};
const job = { columns: [column('UGS', 'sku'), column('Price'), column('Nom', 'name.en'), column('Note')], targets };

test('columns are suggested by the server, or by their own name', () => {
  expect(startColumns(job, 'vitrine')).toEqual({ UGS: 'sku', Price: 'price', Nom: 'name.en', Note: '' });
  expect(startColumns(job, 'woocommerce')).toEqual({ UGS: '', Price: '', Nom: '', Note: '' });
});

test('what was chosen for a column is chosen again, if the format still has it', () => {
  rememberColumns('woocommerce', { ugs: 'sku', Nom: 'name', Note: 'gone' });
  rememberColumns('vitrine', { Note: 'price' });
  expect(startColumns(job, 'woocommerce')).toEqual({ UGS: 'sku', Price: '', Nom: 'name', Note: '' });
  // No target twice: the first column has it.
  expect(startColumns(job, 'vitrine')).toEqual({ UGS: 'sku', Price: 'price', Nom: 'name.en', Note: '' });
});

test('a target that two columns have is found', () => {
  expect(targetUsedTwice({ a: 'sku', b: '', c: '' })).toBeUndefined();
  expect(targetUsedTwice({ a: 'sku', b: 'price', c: 'price' })).toBe('price');
});
