import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type LayoutData, socialLinks, toLayoutStore } from '../frame/frame-data.ts';
import { FooterContact } from './footer-contact.tsx';

const drawn = (store: Partial<LayoutData['store']>, social: Partial<LayoutData['social']> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FooterContact
        store={{ ...toLayoutStore(null, 'http://shop.test', 'en'), ...store }}
        social={{ ...socialLinks(null), ...social }}
      />
    </MemoryRouter>,
  );

test('a store without contacts has no such column (USE-8)', () => {
  expect(drawn({})).toBe('');
});

test('contact data of the merchant is linked (USE-7, USE-8)', () => {
  const markup = drawn({ email: 'a@example.com', phone: '+1 (555) 0100' }, { instagram: 'https://example.com/i' });
  expect(markup).toContain('Contact Us');
  expect(markup).toContain('href="mailto:a@example.com"');
  expect(markup).toContain('href="tel:+15550100"');
  expect(markup).toMatch(/<a href="https:\/\/example\.com\/i".*Instagram/);
  expect(markup).not.toContain('YouTube');
  expect(drawn({ phone: '0100' })).not.toContain('mailto');
});
