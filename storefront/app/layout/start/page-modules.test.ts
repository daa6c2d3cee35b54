import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { findPageModules } from './page-modules.ts';

const manifest = {
  url: '/assets/manifest-1.js',
  entry: { module: '/assets/entry-1.js', imports: ['/assets/frame-1.js', '/assets/react-1.js'] },
  routes: {
    root: { id: 'root', module: '/assets/root-1.js', imports: ['/assets/frame-1.js'] },
    home: {
      id: 'home',
      module: '/assets/home-1.js',
      clientLoaderModule: '/assets/home-loader-1.js',
      imports: ['/assets/card-1.js'],
    },
    cart: { id: 'cart', module: '/assets/cart-1.js', imports: [] },
  },
} as unknown as EntryContext['manifest'];

test('a page names the files of its routes once, React first and the entry apart', () => {
  expect(findPageModules(manifest, ['root', 'home'], false)).toEqual({
    files: [
      '/assets/manifest-1.js',
      '/assets/react-1.js',
      '/assets/frame-1.js',
      '/assets/card-1.js',
      '/assets/root-1.js',
      '/assets/home-loader-1.js',
      '/assets/home-1.js',
    ],
    routes: { root: ['/assets/root-1.js'], home: ['/assets/home-loader-1.js', '/assets/home-1.js'] },
    entry: '/assets/entry-1.js',
    atOnce: false,
  });
});
