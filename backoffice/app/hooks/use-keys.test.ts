import { expect, test } from 'vitest';
import { singleKey } from './use-keys.ts';

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

test('capital letters are the same keys', () => {
  expect(['j', 'J', '/'].map((key) => singleKey(press(key), false))).toEqual(['j', 'j', '/']);
});

test('keys do nothing while somebody types, with Ctrl, or when they are handled already', () => {
  expect(singleKey(press('j'), true)).toBeNull();
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
    expect(singleKey(press('j', more), false)).toBeNull();
  expect(singleKey(press('j', { defaultPrevented: true }), false)).toBeNull();
});
