// Everything that the contract, the routes and the specification name has a test, and tests name only requirements that exist.
import { describe, expect, test } from 'vitest';
import { addresses, declaredCalls, routePaths, withoutNames } from './code-items.ts';
import { namesCall, namesRoute, namesText, namesUnknownPath } from './named-in.ts';
import { readCoverage, specification, testFiles } from './read-coverage.ts';
import { callsOf, requirementsOf, rowsOf, sectionsOf } from './specification.ts';
import { readTests } from './tests.ts';

const chapters = await readCoverage();
const calls = declaredCalls().map(({ endpoint }) => endpoint);
const requirements = specification.flatMap(requirementsOf);
const ids = requirements.flatMap(({ id }) => id ?? []);
const section = (number: string) =>
  specification.find((one) => one.number === number) ?? { number, title: '', lines: [] };

test.each(chapters)('everything has a test: $title', ({ rows }) => {
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ item }) => item)).toEqual([]);
});

describe('the specification', () => {
  test('every sentence and table row has an id of its own', () => {
    expect(requirements.length).toBeGreaterThan(200);
    expect(requirements.filter(({ id }) => id === undefined).map(({ text }) => text)).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('its pages and calls exist', () => {
    const pages = rowsOf(section('2')).flatMap((cell) => cell.split(', '));
    expect(pages.length).toBeGreaterThan(20);
    const known = routePaths().map(withoutNames);
    expect(pages.filter((path) => !known.includes(withoutNames(path)))).toEqual([]);
    const specified = callsOf(section('7')).map((call) => withoutNames(call.replace(/\/$/, '')));
    expect(specified.length).toBeGreaterThan(40);
    expect(specified.filter((call) => !addresses(calls).includes(call))).toEqual([]);
  });

  test('sentences and rows are read with their ids', () => {
    const text = [
      '## 4. States',
      '',
      "[STATE-1] The button 'Go. Now.' opens it. [STATE-2] It has:",
      '- **Vitrine:** [STATE-3] one step.',
      '',
      '| Name | Meaning |',
      '|---|---|',
      '| /cart | Cart |',
      '| [STATE-4] Lists | zones |',
      '| Languages | en |',
    ];
    expect(sectionsOf(text.join('\n')).flatMap(requirementsOf)).toEqual([
      { id: 'STATE-1', text: "The button 'Go. Now.' opens it." },
      { id: 'STATE-3', text: 'one step.' },
      { id: 'STATE-4', text: 'Lists' },
      { id: undefined, text: 'Languages' },
    ]);
  });
});

describe('tests', () => {
  test('are known by the names of their files', () => {
    const names = testFiles.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('name only requirements of the specification', () => {
    const unknown = testFiles.flatMap(({ name, tests }) =>
      tests.flatMap((one) => one.ids.filter((id) => !ids.includes(id)).map((id) => `${name}: ${one.title}: ${id}`)),
    );
    expect(unknown).toEqual([]);
  });

  test('have their ids at the end of the title, before the tags of Playwright', () => {
    const source = `
      test('a cart is kept (STATE-7, CONST-5) @mobile @foreign', () => {});
      test.each(['en'])('a guest buys (all of it), in %s', () => {});
      test(\`\${path} opens (SCREEN-3)\`, () => {});
      test.skip('is left out (SCREEN-4)', () => {});`;
    expect(readTests('e2e/x.spec.ts', source).tests.map(({ title, ids: named }) => ({ title, named }))).toEqual([
      { title: 'a cart is kept', named: ['STATE-7', 'CONST-5'] },
      { title: 'a guest buys (all of it), in %s', named: [] },
      { title: `\${path} opens`, named: ['SCREEN-3'] },
    ]);
  });
});

describe('what a test names is found', () => {
  test('pages', () => {
    expect(namesRoute('/cart', "await page.goto('/fr/cart?step=1');")).toBe(true);
    expect(namesRoute('/product/{key}', "await page.goto('/de/product/mug#reviews');")).toBe(true);
    expect(namesRoute('/cart', "await page.goto('/cart/plain');")).toBe(false);
    expect(namesRoute('/cart', '// The /cart of a guest.')).toBe(false);
    expect(namesUnknownPath(['/cart'], "page.goto('/fr/cart'); page.goto('/admin/x');")).toBe(false);
    expect(namesUnknownPath(['/cart'], "page.goto('/nothing-here');")).toBe(true);
  });

  test('calls', () => {
    const clearCart = calls.find(({ name }) => name === 'clearCart');
    if (!clearCart) throw new Error('clearCart is not declared');
    expect(namesCall(clearCart, "shop.send({ method: 'DELETE', url: '/api/v1/cart/abc?store=DEFAULT' })")).toBe(true);
    expect(namesCall(clearCart, "shop.send({ method: 'PUT', url: '/api/v1/cart/abc?store=DEFAULT' })")).toBe(false);
    expect(
      namesCall(clearCart, "import * as cart from '@vitrine/contract/cart/cart.ts'; shop.call(cart.clearCart);"),
    ).toBe(true);
    expect(namesCall(clearCart, 'const clearCart = () => {};')).toBe(false);
  });

  test('texts with placeholders', () => {
    expect(namesText('Hi {first name} {last name}!', "'Hi Ann Lee!'")).toBe(true);
    expect(namesText('Hi {first name}!', "'Hello Ann!'")).toBe(false);
  });
});
