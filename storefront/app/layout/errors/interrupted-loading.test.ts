import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { getInterruptedPage, setInterruptedPage } from './loading-error.tsx';

class NavigationTiming {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

/** The page that is shown, and how it was reached. */
function openPage(href: string, type: 'reload' | 'navigate'): void {
  vi.stubGlobal('location', { href });
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming);
  vi.stubGlobal('performance', { getEntriesByType: () => [new NavigationTiming(type)] });
}

beforeEach(() => {
  fakeBrowser();
  openPage('/category/all', 'navigate');
  setInterruptedPage('/product/mug');
});
afterEach(() => vi.unstubAllGlobals());

test('the reloaded page gets the target once', () => {
  expect(sessionStorage.getItem('vitrine.interrupted')).toBe(
    JSON.stringify({ from: '/category/all', to: '/product/mug' }),
  );
  openPage('/category/all', 'reload');
  expect(getInterruptedPage()).toBe('/product/mug');
  expect(sessionStorage.getItem('vitrine.interrupted')).toBeNull();
  expect(getInterruptedPage()).toBeNull();
});

test('a page that was opened otherwise, and another page, get no target', () => {
  expect(getInterruptedPage()).toBeNull();
  setInterruptedPage('/product/mug');
  openPage('/', 'reload');
  expect(getInterruptedPage()).toBeNull();
});
