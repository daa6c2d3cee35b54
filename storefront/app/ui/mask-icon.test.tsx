import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { maskIcon } from './mask-icon.tsx';

const Search = maskIcon('search');

test('an icon is a shape of the style sheet and says nothing', () => {
  expect(renderToStaticMarkup(<Search />)).toBe('<span aria-hidden="true" class="icon icon-search"></span>');
  expect(renderToStaticMarkup(<Search size={18} className="mt-px" />)).toContain('icon icon-search icon-18 mt-px');
});
