import { expect, test } from 'vitest';
import { findMissing } from './list-missing-translations.ts';

const mug = (language: string, fields: Record<string, string | null>) => ({ of: 'product MUG', language, fields });

test('a text counts as missing where another language of the store has it', () => {
  const texts = [
    mug('en', { name: 'Mug', description: 'A mug', title: null }),
    mug('fr', { name: 'Tasse', description: ' ', title: null }),
  ];
  expect(findMissing(texts, ['en', 'fr', 'de'])).toEqual([
    { language: 'fr', of: 'product MUG', fields: ['description'] },
    { language: 'de', of: 'product MUG', fields: ['name', 'description'] },
  ]);
});

test('a store in one language lacks nothing, whatever other languages the database still has', () => {
  expect(findMissing([mug('en', { name: 'Mug' }), mug('fr', { name: 'Tasse', title: 'T' })], ['en'])).toEqual([]);
});
