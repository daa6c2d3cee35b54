import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BrandFilter } from './brand-filter.tsx';

const drawn = (counts: (number | null)[], chosen: number[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BrandFilter brands={counts.map((count, id) => ({ id, name: `Brand ${id}`, count }))} chosen={chosen} />
    </MemoryRouter>,
  );
const boxes = (markup: string) => [
  ...markup.matchAll(/<input type="(\w+)"[^>]*name="brand"( checked="")? value="(\d*)"/g),
];

test('several brands can be selected', () => {
  const markup = drawn([4, 2, 1], [0, 2]);
  expect(boxes(markup).map(([, type, checked, value]) => [type, Boolean(checked), value])).toEqual([
    ['checkbox', true, '0'],
    ['checkbox', false, '1'],
    ['checkbox', true, '2'],
  ]);
  expect(markup).not.toContain('All brands');
});

test('on other servers one brand or all can be selected (SCREEN-36)', () => {
  const markup = drawn([null, null], []);
  expect(markup).toContain('All brands');
  expect(boxes(markup).map(([, type, checked, value]) => [type, Boolean(checked), value])).toEqual([
    ['radio', true, ''],
    ['radio', false, '0'],
    ['radio', false, '1'],
  ]);
  expect(boxes(drawn([null, null], [1])).map(([, , checked]) => Boolean(checked))).toEqual([false, false, true]);
});
