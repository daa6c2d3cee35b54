// Whatever a shopper types is shown as it was typed, and never runs: every payload of the corpus, in a real browser.
import type { Page } from '@playwright/test';
import { changeAddress, changeProfile } from '@vitrine/contract/account/account.ts';
import { createClient } from '@vitrine/contract/client.ts';
import { sendMessage } from '@vitrine/contract/contact/contact.ts';
import type { Access } from '@vitrine/contract/endpoint.ts';
import { fitted, PAYLOADS } from '../../checks/xss/payloads.ts';
import { remoteShop } from '../../proofs/remote-shop.ts';
import { ADDRESS, order } from '../../server/testing/checkout-steps.ts';
import { login, makeCustomer, newEmail } from '../support/account.ts';
import { addFromPage } from '../support/cart.ts';
import { expect, test } from '../support/journey.ts';
import { mailboxPath, openMail } from '../support/mailbox.ts';

const FIELDS = { firstName: 60, lastName: 60, company: 100, address: 120, address2: 120, city: 80, comments: 500 };
type Typed = Record<keyof typeof FIELDS, string>;

/** The corpus over the fields, in as many rounds as it takes. */
function rounds(): Typed[] {
  const all: Typed[] = [];
  let rest: readonly string[] = PAYLOADS;
  while (rest.length > 0) {
    const round = Object.entries(FIELDS).map(([field, max]) => {
      const [text = ''] = fitted(max, rest);
      const used = rest.filter((payload) => text.includes(payload));
      rest = rest.filter((payload) => !used.includes(payload));
      return [field, text || 'x'.repeat(3)];
    });
    all.push(Object.fromEntries(round) as Typed);
  }
  return all;
}

/** Opens the page, waits until it shows that text, and looks for anything that a text has become. */
async function expectText(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(path);
  const words = shown.replace(/\s+/g, ' ').trim();
  await expect(page.locator('body')).toContainText(words.slice(0, 25), { useInnerText: true });
  const risen = page.locator(
    '[onerror], [onload], [onfocus], [ontoggle], [srcdoc], [href^="javascript:" i], math, marquee, object, embed',
  );
  await expect(risen, path).toHaveCount(0);
}

test('typed scripts never run: account, checkout, orders, search and mails', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.slow();
  const ran: string[] = [];
  await page.exposeFunction('__xss', () => ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(`dialog on ${page.url()}`);
    return dialog.dismiss();
  });
  const email = newEmail('payloads');
  await makeCustomer(request, email);
  await login(page, email);
  await addFromPage(page, '/product/pencil-set-with-sharpener');
  const token = await page.evaluate(() => localStorage.getItem('vitrine.token'));
  const asCustomer = createClient<Access>(async ({ method, url, body }) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.fetch(url, { method, headers, ...(body && { data: JSON.parse(body) }) });
    return { status: answer.status(), body: await answer.text() };
  });
  const shop = remoteShop(() => baseURL ?? '');
  const { sku } = await (await request.get('/api/v1/product/friendly/glass-pantry-jar')).json();

  for (const [round, { comments, ...typed }] of rounds().entries()) {
    const { firstName, lastName } = typed;
    const billing = { ...ADDRESS, ...typed };
    await asCustomer(changeProfile, { body: { firstName, lastName } });
    await asCustomer(changeAddress, { body: { billing } });
    const body = { customer: { emailAddress: email, billing, delivery: billing }, comments };
    const made = await order(shop, { [sku]: 1 }, { method: 'bank-transfer', body });
    await expectText(page, '/my-account', typed.company);
    await expectText(page, `/order-details/${made.id}?key=${made.key}`, typed.address);
    await expectText(page, `/search?q=${encodeURIComponent(comments)}`, comments);
    if (round > 0) continue;
    await expectText(page, '/checkout?step=payment', typed.address);
    await expectText(page, `/order-confirm?order=${made.id}&key=${made.key}`, firstName);
  }
  await shop.call(sendMessage, { body: { name: fitted(80)[0], email, comment: fitted(2000)[0] } });
  // A mail is shown where nothing may run, which the browser says of the tools of this test as well: nobody listens there.
  const reader = await context.newPage();
  for (const [to, subject] of [
    [email, /^Your order/],
    ['hello@vitrine.example', /^Message from &lt;script/],
  ] as const) {
    const { path } = await openMail(page, to, subject);
    await expectText(reader, path, '__xss');
    await expectText(reader, `${path}/content`, '__xss');
    await expect(reader.locator('script')).toHaveCount(0);
  }
  await expectText(reader, mailboxPath(), '<script>__xss(1)</script>');
  expect(ran).toEqual([]);
});
