import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { socialLinks, toLayoutStore } from '../frame/frame-data.ts';
import { FooterContact } from './footer-contact.tsx';

const drawn = (store = toLayoutStore(null), social = socialLinks(null)) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FooterContact store={store} social={social} />
    </MemoryRouter>,
  );
const networks = ['Instagram', 'Pinterest', 'Facebook', 'YouTube'];

test('Contact Us with nothing filled in has its words and four icons, and no link that leads nowhere', () => {
  const markup = drawn();
  expect(markup).toContain('Contact Us');
  for (const name of networks) expect(markup).toContain(`role="img" aria-label="${name}"`);
  expect(markup).not.toContain('<a');
});

test('what the merchant has filled in is linked', () => {
  const social = { instagram: 'https://example.com/i', pinterest: null, facebook: null, youtube: null };
  const markup = drawn(
    { name: 'Shop', email: 'a@example.com', phone: '+1 (555) 0100', currency: 'USD', languages: ['en'] },
    social,
  );
  expect(markup).toContain('href="mailto:a@example.com"');
  expect(markup).toContain('href="tel:+15550100"');
  expect(markup).toMatch(/<a href="https:\/\/example\.com\/i"[^>]*aria-label="Instagram"/);
});
