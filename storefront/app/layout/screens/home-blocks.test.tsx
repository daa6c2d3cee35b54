import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { HomeBlock } from '../../features/content/home-section.ts';
import { HomeBlocks } from './home-blocks.tsx';

const block = (type: HomeBlock['type'], change: Partial<HomeBlock> = {}): HomeBlock => ({
  type,
  code: type,
  title: null,
  text: null,
  link: undefined,
  photos: [],
  items: [],
  ...change,
});
function drawn(blocks: HomeBlock[]): string {
  const element = <HomeBlocks blocks={blocks} rows={{}} articles={[]} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('an empty section is not rendered, and the page keeps its heading (SCREEN-48)', () => {
  const empty = (['hero', 'categories', 'products', 'promo', 'journal', 'promises'] as const).map((type) =>
    block(type),
  );
  expect(drawn(empty)).toMatch(/^<h1[^>]*><\/h1>$/);
  const markup = drawn([...empty, block('promo', { code: 'p', title: 'Ten lamps' })]);
  expect(markup).toContain('Ten lamps');
  expect(markup.match(/<section/g)).toHaveLength(1);
});
