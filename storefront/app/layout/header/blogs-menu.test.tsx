import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BlogsMenu } from './blogs-menu.tsx';

const drawn = (pages: { name: string; slug: string }[], path = '/') =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <BlogsMenu pages={pages} />
    </MemoryRouter>,
  );

test('without pages there is no Blogs menu; with one it links to /content (SCREEN-17)', () => {
  expect(drawn([])).toBe('');
  expect(drawn([{ name: 'Lamps', slug: 'lamps' }])).toMatch(/>Blogs<.*href="\/content\/lamps"[^>]*>Lamps</);
  expect(drawn([{ name: 'Lampes', slug: 'lampes' }], '/fr')).toContain('href="/fr/content/lampes"');
});
