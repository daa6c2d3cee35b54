import { brandColors } from '@vitrine/contract/shop-brand/brand-rules.ts';
import { expect, test } from 'vitest';
import { lines, oneLine } from './clean-text.ts';
import type { MailFrame } from './mail-frame.ts';
import { pageAddress } from './mail-frame.ts';
import type { MailBlock } from './new-mail.ts';
import { renderMail } from './render-mail.ts';

const frame: MailFrame = {
  shopName: 'Pots & Pans',
  address: ['1 Main Street', '75001 Paris', 'France'],
  home: 'https://shop.example/fr',
  shopUrl: 'https://shop.example',
  language: 'fr',
  brand: { colors: brandColors({ accent: null, accentDark: null }), logo: null, logoDark: null },
};

const render = (...blocks: MailBlock[]) => renderMail(frame, { subject: 'Merci', heading: 'Merci !', blocks });

test('HTML and text have the same content, in the language of the recipient', () => {
  const { html, text } = render(
    { kind: 'text', text: 'Votre commande est confirmée.\nÀ bientôt.' },
    { kind: 'facts', rows: [{ label: 'Livraison', value: '2 rue Haute\nLyon' }] },
    { kind: 'lines', rows: [{ name: 'Tasse', detail: 'Bleu', quantity: 2, amount: '24,00 $' }] },
    { kind: 'totals', rows: [{ label: 'Total', amount: '24,00 $', strong: true }] },
    { kind: 'button', label: 'Voir la commande', url: 'https://shop.example/fr/orders/7?a=1&b=2' },
    { kind: 'note', text: 'Sans valeur comptable.' },
  );
  expect(text).toBe(`Merci !
=======

Votre commande est confirmée.
À bientôt.

Livraison: 2 rue Haute
  Lyon

2 × Tasse (Bleu): 24,00 $

Total: 24,00 $

Voir la commande:
https://shop.example/fr/orders/7?a=1&b=2

Sans valeur comptable.

-- 
Pots & Pans
1 Main Street
75001 Paris
France
https://shop.example/fr
`);
  expect(html).toContain('<html lang="fr"');
  expect(html).toContain('<title>Merci</title>');
  expect(html).toContain('href="https://shop.example/fr/orders/7?a=1&amp;b=2"');
  expect(html).toContain('Pots &amp; Pans<br>1 Main Street<br>75001 Paris<br>France<br>');
  const words = ['confirmée.<br>À bientôt.', '2 rue Haute<br>Lyon', '2 × Tasse', 'Bleu', '24,00 $', 'Sans valeur'];
  for (const word of words) expect(html).toContain(word);
});

test('typed text never becomes markup, in any block', () => {
  const evil = `"><img src=x onerror='alert(1)'>`;
  const { html } = renderMail(
    { ...frame, shopName: evil, address: [evil], home: `https://shop.example/${evil}`, language: evil },
    {
      subject: evil,
      heading: evil,
      blocks: [
        { kind: 'text', text: evil },
        { kind: 'note', text: evil },
        { kind: 'button', label: evil, url: `https://shop.example/${evil}` },
        { kind: 'facts', rows: [{ label: evil, value: evil }] },
        { kind: 'totals', rows: [{ label: evil, amount: evil }] },
        {
          kind: 'lines',
          rows: [{ name: evil, detail: evil, quantity: 1, amount: evil, picture: `https://shop.example/${evil}` }],
        },
      ],
    },
  );
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain("'alert");
  expect(html.match(/&lt;img src=x/g)).toHaveLength(21);
});

test('only http and https links are rendered', () => {
  const { html } = render({ kind: 'button', label: 'Go', url: 'javascript:alert(1)' });
  expect(html).not.toContain('javascript:');
});

test('lines with pictures have a column for them', () => {
  const line = { name: 'Mug', quantity: 1, amount: '$1.00' };
  const picture = 'https://shop.example/mug.webp';
  expect(render({ kind: 'lines', rows: [line] }).html).not.toContain('<img');
  expect(render({ kind: 'lines', rows: [line, { ...line, picture }] }).html.match(/<img [^>]*>/g)).toEqual([
    expect.stringContaining(`src="${picture}" alt=""`),
  ]);
});

test('a header is always one line', () => {
  for (const end of ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\v'])
    expect(oneLine(`Hello${end}Bcc: other@example.com`)).toBe('Hello Bcc: other@example.com');
});

test('a text keeps its lines and loses control characters', () => {
  expect(lines('a\r\nb\rc\n\u001b[31md\0')).toBe('a\nb\nc\n [31md ');
});

test('a page address has the language of the recipient', () => {
  expect(pageAddress('http://shop', 'en', '/')).toBe('http://shop');
  expect(pageAddress('http://shop', 'fr', '/')).toBe('http://shop/fr');
  expect(pageAddress('http://shop', 'en', '/account')).toBe('http://shop/account');
  expect(pageAddress('http://shop', 'fr', '/account')).toBe('http://shop/fr/account');
});

test('typed addresses are not links, in HTML, text and subject', () => {
  const typed = 'win at http://evil.example/x or www.evil.example';
  const mail = renderMail(frame, {
    subject: `Message from ${typed}`,
    heading: typed,
    blocks: [
      { kind: 'text', text: `Hello ${typed}` },
      { kind: 'note', text: `${typed} https://shop.example/reply/stop?key=1` },
      { kind: 'facts', rows: [{ label: 'Name', value: typed }] },
      { kind: 'button', label: 'See', url: 'https://shop.example/order' },
    ],
  });
  for (const form of [mail.html, mail.text, mail.subject]) {
    expect(form).not.toMatch(/evil\.example/);
    expect(form).not.toMatch(/http:\/\/\S/);
    expect(form).toContain('http:// evil. example/x');
  }
  expect(mail.text).toContain('https://shop.example/reply/stop?key=1');
  expect(mail.text).toContain('https://shop.example/order');
});

test('the logo stands in place of the name, which is its text, and buttons have the accent color', () => {
  const logo = { url: 'https://shop.example/static/brand/0123456789abcdef.png', width: 160, height: 40 };
  const colors = brandColors({ accent: '#7a1f3d', accentDark: '#f0a0b8' });
  const block: MailBlock = { kind: 'button', label: 'See', url: 'https://shop.example/order' };
  const write = (brand: MailFrame['brand']) =>
    renderMail({ ...frame, brand }, { subject: 'Merci', heading: 'Merci !', blocks: [block] });
  const { html, text } = write({ colors, logo, logoDark: null });
  const [head = ''] = html.split('<h1');
  expect(head.match(/<img [^>]*>/g)).toEqual([
    expect.stringContaining(`src="${logo.url}" alt="Pots &amp; Pans" width="160"`),
  ]);
  expect(html).toContain('background:#7a1f3d;');
  expect(html).toContain('.button{background:#f0a0b8!important');
  expect(html).not.toContain('#163264');
  expect(text).toBe(render(block).text);
  const both = write({ colors, logo, logoDark: { ...logo, url: 'https://shop.example/static/brand/dark.png' } }).html;
  expect(both).toContain('.logo-dark{display:block!important}');
  expect(both.match(/<img class="logo-dark"[^>]*>/)?.[0]).toContain('style="display:none;');
});
