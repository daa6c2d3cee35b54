import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { OptionText } from './option-text.tsx';

const shown = (option: { name: string; language?: string }, value: { name: string; language?: string }) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/fr/cart']}>
      <OptionText option={option} value={value} />
    </MemoryRouter>,
  );

test('the name of an option and of its value each say their language, if the API tells it', () => {
  expect(shown({ name: 'Finish', language: 'en' }, { name: 'Mat', language: 'fr' })).toBe(
    '<span lang="en" dir="ltr">Finish</span>\u00a0: <span>Mat</span>',
  );
  expect(shown({ name: 'Finish' }, { name: 'Matt' })).toBe('<span>Finish</span>\u00a0: <span>Matt</span>');
});
