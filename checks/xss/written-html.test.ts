// HTML that is written from texts: the merchant's Markdown, what the storefront does with it, every block of a mail.
import { brandColors } from '@vitrine/contract/shop-brand/brand-rules.ts';
import { expect, test } from 'vitest';
import { renderMail } from '../../server/src/mail/render-mail.ts';
import { writePaymentPage } from '../../server/src/payments/test-provider/test-payment-page.ts';
import { renderHtml, renderMarkdown } from '../../server/src/product-editing/entries/markdown.ts';
import { withAnchors } from '../../storefront/app/features/content/anchors.ts';
import { localHtml } from '../../storefront/app/i18n/local-html.ts';
import { PAYLOADS } from './payloads.ts';
import { harmless, skeletonOf, tracesIn } from './traces.ts';

const frames = [
  (payload: string) => payload,
  (payload: string) => `Before\n\n${payload}\n\nafter`,
  (payload: string) => `## ${payload}\n\n- ${payload}\n\n| ${payload} |\n|---|\n| x |`,
  (payload: string) => `[x](${payload} "${payload}") ![${payload}](${payload})`,
  (payload: string) => `<p title="${payload}">x</p><h2 id="${payload}">${payload}</h2>`,
  (payload: string) => `\`\`\`${payload}\n${payload}\n\`\`\``,
];

test('a merchant’s text contains no script, before and after its links are localized (SECURITY-4)', () => {
  const found = PAYLOADS.flatMap((payload) => frames.map((frame) => frame(payload))).filter((text) => {
    const html = renderMarkdown(text);
    const shown = withAnchors(localHtml(html, 'fr')).html;
    return tracesIn(html).length > 0 || tracesIn(shown).length > 0;
  });
  expect(found).toEqual([]);
});

test('HTML of an import contains no script, and importing it again changes nothing (SECURITY-4)', () => {
  const found = PAYLOADS.flatMap((payload) => frames.map((frame) => frame(payload))).filter((text) => {
    const html = renderHtml(text);
    return tracesIn(html).length > 0 || renderHtml(html) !== html;
  });
  expect(found).toEqual([]);
});

const mail = (text: string) => ({
  subject: text,
  heading: text,
  blocks: [
    { kind: 'text', text },
    { kind: 'note', text },
    { kind: 'button', label: text, url: `http://shop.test/?x=${text}` },
    { kind: 'facts', rows: [{ label: text, value: text }] },
    { kind: 'lines', rows: [{ name: text, detail: text, quantity: 1, amount: text }] },
    { kind: 'totals', rows: [{ label: text, amount: text, strong: true }] },
  ] as const,
});
/** Its text is the name of the shop. */
const logo = { url: 'http://shop.test/static/brand/0123456789abcdef.png', width: 9, height: 9 };
const frame = (text: string) => ({
  shopName: text,
  address: [text],
  home: 'http://shop.test/',
  shopUrl: 'http://shop.test',
  language: 'en',
  brand: { colors: brandColors({ accent: null, accentDark: null }), logo, logoDark: null },
});

test('every block of a mail keeps its structure with any content', () => {
  const htmlOf = (text: string) => renderMail(frame(text), mail(text)).html;
  for (const payload of PAYLOADS) {
    expect(tracesIn(htmlOf(payload)), payload).toEqual([]);
    expect(skeletonOf(htmlOf(payload)), payload).toEqual(skeletonOf(htmlOf(harmless(payload))));
  }
});

test('the payment page escapes its content, also when it has expired', () => {
  const pageOf = (text: string, state: 'open' | 'failed') =>
    writePaymentPage({
      shopName: text,
      description: text,
      orderId: 1,
      amount: 100,
      currency: 'USD',
      language: 'en',
      state,
      reference: 'r',
      successUrl: `http://shop.test/?${text}`,
      failedUrl: `http://shop.test/?${text}`,
    } as Parameters<typeof writePaymentPage>[0]);
  for (const payload of PAYLOADS)
    for (const state of ['open', 'failed'] as const) {
      expect(tracesIn(pageOf(payload, state)), payload).toEqual([]);
      expect(skeletonOf(pageOf(payload, state)), payload).toEqual(skeletonOf(pageOf(harmless(payload), state)));
    }
});

test('a button with a script URL has no link', () => {
  for (const url of PAYLOADS)
    expect(
      tracesIn(renderMail(frame('x'), { ...mail('x'), blocks: [{ kind: 'button', label: 'x', url }] }).html),
    ).toEqual([]);
});
