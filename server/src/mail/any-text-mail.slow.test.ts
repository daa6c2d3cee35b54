// Whatever shoppers and merchants type: the mail is sent, its headers are those of the shop, and its text arrives.
import { brandColors } from '@vitrine/contract/shop-brand/brand-rules.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { startTestMailbox, type TestMailbox } from '../../testing/test-mailbox.ts';
import { toEmailMessage } from './email-message.ts';
import type { OutgoingMail } from './outbox-repository.ts';
import { renderMail } from './render-mail.ts';
import { smtpTransport } from './smtp-transport.ts';

let mailbox: TestMailbox;
beforeAll(async () => {
  mailbox = await startTestMailbox();
});
afterAll(() => mailbox.close());

const colors = brandColors({ accent: null, accentDark: null });
const logo = { url: 'http://shop.test/static/brand/0123456789abcdef.png', width: 9, height: 9 };
const HEADERS = ['bcc', 'cc', 'x-injected'];

test('any text is sent in a mail, and adds no header, recipient or tag', async () => {
  const transport = smtpTransport(mailbox.url);
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const typed = `${text}\r\nBcc: spy@example.com\u2028X-Injected: 1\u2029<b>bold</b>`;
      const frame = {
        shopName: typed,
        address: [typed],
        home: 'http://shop.test',
        shopUrl: 'http://shop.test',
        language: 'en',
        brand: { colors, logo, logoDark: null },
      };
      const rendered = renderMail(frame, {
        subject: typed,
        heading: typed,
        blocks: [
          { kind: 'text', text: typed },
          { kind: 'facts', rows: [{ label: typed, value: typed }] },
          { kind: 'lines', rows: [{ name: typed, detail: typed, quantity: 1, amount: '1' }] },
        ],
      });
      const row = {
        key: text,
        to: 'ann@example.com',
        replyTo: typed,
        unsubscribeUrl: null,
        language: 'en',
        ...rendered,
      };
      const mail = { ...row, createdAt: new Date(0), store: { name: typed, email: null } } as unknown as OutgoingMail;
      await transport.send(toEmailMessage(mail, { from: undefined, shopUrl: 'http://shop.test' }));
      const received = await mailbox.next('ann@example.com');
      expect(received.to).toEqual(['ann@example.com']);
      for (const header of HEADERS) expect(received.header(header)).toEqual([]);
      expect(received.html).not.toContain('<b>bold');
      expect(received.text).toContain('Bcc: spy@example.com\nX-Injected: 1\n<b>bold</b>');
    }),
    { numRuns: 60 },
  );
});
