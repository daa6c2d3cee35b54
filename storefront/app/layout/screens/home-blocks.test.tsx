import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { fakeLayout } from '../../../testing/fake-layout.ts';
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
function drawn(blocks: HomeBlock[], message: string | null = null): string {
  const element = <HomeBlocks blocks={blocks} rows={{}} articles={[]} />;
  const root = fakeLayout({
    store: { ...fakeLayout().store, name: '' },
    message: message ? { text: message, language: undefined } : null,
  });
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
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

test('what is above every page is not said again by a promise', () => {
  const items = [{ title: 'Free delivery over $60', text: 'Packed in paper.', icon: 'truck' }];
  expect(drawn([block('promises', { items })])).toContain('Free delivery');
  const markup = drawn([block('promises', { items })], 'Free delivery over $60');
  expect(markup).toContain('Packed in paper.');
  expect(markup).not.toContain('Free delivery');
});
