import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { maskIcon } from './mask-icon.tsx';

const Search = maskIcon('search');

test('an icon is drawn by the style sheet and hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Search />)).toBe('<span aria-hidden="true" class="icon icon-search"></span>');
  expect(renderToStaticMarkup(<Search size={18} className="mt-px" />)).toContain('icon icon-search icon-18 mt-px');
});
