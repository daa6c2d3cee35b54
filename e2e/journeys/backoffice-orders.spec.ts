// Orders, products and their history in the back office.
import type { Page } from '@playwright/test';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { expectAccessibleInLightAndDark } from '../support/accessibility.ts';
import { newEmail } from '../support/account.ts';
import { askAsStaff, button, ownerPassword, signInAsOwner } from '../support/back-office.ts';
import { expect, test } from '../support/journey.ts';
import { openMail } from '../support/mailbox.ts';
import { placeOrder } from '../support/orders.ts';
import { shopCommand } from '../support/shop-command.ts';

const dialog = (page: Page) => page.getByRole('dialog');

interface FoundProducts {
  items: { sku: string; stock: number }[];
}

const stockOf = async (page: Page, sku: string): Promise<number | undefined> =>
  (await askAsStaff<FoundProducts>(page, `products?q=${sku}`)).items.find((item) => item.sku === sku)?.stock;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a new order is shipped with its tracking number in four taps (STAFF-6)', { tag: '@smoke' }, async ({
    page,
    request,
  }) => {
    const email = newEmail('ship');
    await signInAsOwner(page);
    await page.goto('/admin/orders?work=to-ship');
    const other = await page.context().newPage();
    await other.goto('/admin/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const id = await placeOrder(request, { email, skus: ['ESPRESSO-SAND'] });
    // In every tab, over one connection; rows stay where they are until somebody asks.
    await expect(other.getByText('There are new orders.')).toBeVisible();
    await other.close();
    await expect(page.getByText('There are new orders.')).toBeVisible();
    const order = page.getByRole('link', { name: String(id), exact: true });
    await expect(order).toHaveCount(0);
    await button(page, 'Show them').tap();
    await order.tap();
    await button(page, 'Ship').tap();
    await expect(dialog(page).getByLabel(/^Tracking number/)).toBeFocused();
    await page.keyboard.type('1Z 999 AA1');
    await button(page, 'Mark as shipped').tap();
    await expect(page.getByText('Shipped. The email is on its way.')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('1Z 999 AA1');
    const mail = await openMail(page, email, new RegExp(`^Your order ${id} has shipped`));
    expect(mail.text).toContain('1Z 999 AA1');
  });

  test('the parcel goes to another address, and the customer is told', async ({ page, request }) => {
    const email = newEmail('move');
    const id = await placeOrder(request, { email, skus: ['ESPRESSO-SAND'] });
    await signInAsOwner(page);
    await page.goto(`/admin/orders/${id}`);
    await button(page, 'More').tap();
    await button(page, 'Change address').tap();
    await expect(dialog(page).getByLabel('First name')).toBeFocused();
    const street = dialog(page).getByLabel('Street and number');
    await street.fill('9 Elm Road');
    await expectAccessibleInLightAndDark(page);
    await button(page, 'Save address').tap();
    await expect(page.getByText('Address changed. The email is on its way.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('9 Elm Road');
    const mail = await openMail(page, email, /^Another delivery address/);
    expect(mail.text).toContain('9 Elm Road');
  });
});

test('the command and the button ship alike, except for who did it (STAFF-26)', async ({ page, request }) => {
  await signInAsOwner(page, 'Sam Sender');
  const email = newEmail('alike');
  const [byCommand, byButton] = [
    await placeOrder(request, { email, skus: ['ESPRESSO-SAND'] }),
    await placeOrder(request, { email, skus: ['ESPRESSO-SAND'] }),
  ];
  await shopCommand('ship', String(byCommand), '--tracking', 'T-1', '--url', 'https://post.example/T-1');
  await page.goto(`/admin/orders/${byButton}`);
  await button(page, 'Ship').click();
  await dialog(page)
    .getByLabel(/^Tracking number/)
    .fill('T-1');
  await dialog(page)
    .getByLabel(/^Link to follow the parcel/)
    .fill('https://post.example/T-1');
  await button(page, 'Mark as shipped').click();
  await expect(page.getByText('Shipped. The email is on its way.')).toBeVisible();
  const shipped = async (id: number) => {
    const { history, ...order } = await askAsStaff<StaffOrder>(page, `orders/${id}`);
    return {
      facts: [order.state, order.payment, order.tracking, order.steps, order.total],
      events: history.map(({ event, text, amount }) => [event, text, amount]),
      actors: history.map(({ actor }) => actor),
    };
  };
  const [command, person] = [await shipped(byCommand), await shipped(byButton)];
  expect(command.facts).toEqual(person.facts);
  expect(command.events).toEqual(person.events);
  expect(command.actors).toEqual([null, 'command']);
  expect(person.actors).toEqual([null, expect.stringMatching(/^Sam Sender </)]);
  for (const id of [byCommand, byButton]) await openMail(page, email, new RegExp(`^Your order ${id} has shipped`));
});

test('one of three lines, a large amount, is refunded and goes back to stock (STAFF-7, STAFF-8)', {
  tag: '@smoke',
}, async ({ page, request }) => {
  const email = newEmail('refund');
  await signInAsOwner(page, 'Rita Rest');
  const before = await stockOf(page, 'TABLE-OAK');
  const id = await placeOrder(request, { email, skus: ['ESPRESSO-SAND', 'TABLE-OAK', 'NOTEBOOK-FIELD'] });
  const confirmed = await openMail(page, email, /order/i);
  await page.goto(`/admin/orders/${id}`);
  await button(page, 'Money received').click();
  await button(page, 'Record payment').click();
  await expect(page.getByText('Payment recorded')).toBeVisible();

  await button(page, 'Refund').click();
  await dialog(page)
    .getByRole('radio', { name: /Single items/ })
    .check();
  await dialog(page)
    .getByRole('checkbox', { name: /Harbor Side Table/ })
    .check();
  const all = await dialog(page).getByLabel('Amount for Harbor Side Table').inputValue();
  await dialog(page).getByLabel('Back to stock: Harbor Side Table').selectOption('1');
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('Arrived broken');
  await button(page, 'Continue').click();
  // The amount and who gets it, once more; cash was not paid through the shop.
  await expect(dialog(page)).toContainText(`To Ann Lee, ${email}`);
  await expect(dialog(page)).toContainText('Back to stock: 1 × Harbor Side Table');
  await expect(dialog(page)).toContainText('Pay the money back yourself');
  // A large amount, longer after the sign-in: it asks who is there, then goes on with what was typed. Confirming gives the session a new
  // secret, and who comes with the one from before has confirmed nothing.
  const before10Minutes = await page.context().cookies();
  const origin = test.info().project.use.baseURL ?? '';
  const data = { password: ownerPassword };
  await page.request.post('/api/v1/private/login/confirm', { data, headers: { origin } });
  const now = await page.context().cookies();
  await page.context().addCookies(before10Minutes);
  await button(page, `Refund $${all}`).click();
  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(asked).toBeVisible();
  await page.context().addCookies(now);
  await asked.getByLabel('Password', { exact: true }).fill(ownerPassword);
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`Refund of $${all} recorded. Pay it back now.`)).toBeVisible();

  const main = page.getByRole('main');
  await expect(main).toContainText(`−$${all}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText(`Refund $${all}`);
  await expect(history).toContainText('Arrived broken');
  await expect(history).toContainText('Rita Rest');
  expect(await stockOf(page, 'TABLE-OAK')).toBe(before);
  await page.goto(confirmed.link('order-details'));
  await expect(page.getByRole('main')).toContainText('Refunded');
  await expect(page.getByRole('main')).toContainText(`$${all}`);
});

test('staff fills in a field of an order, and the shopper sees it', async ({ page, request }) => {
  const email = newEmail('field');
  await signInAsOwner(page);
  const code = `engraving-${crypto.randomUUID().slice(0, 8)}`;
  const data = { code, subject: 'order', kind: 'text', name: { en: 'Engraving' }, shown: true };
  const headers = { origin: test.info().project.use.baseURL ?? '' };
  expect((await page.request.post('/api/v1/private/field', { data, headers })).status()).toBe(201);
  const id = await placeOrder(request, { email, skus: ['ESPRESSO-SAND'] });
  const confirmed = await openMail(page, email, /order/i);

  await page.goto(`/admin/orders/${id}`);
  const fields = page.getByRole('region', { name: 'Fields of the order' });
  await fields.getByLabel('Engraving').fill('For Ann');
  await fields.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Fields saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Engraving: – → For Ann');
  await expectAccessibleInLightAndDark(page);

  await page.goto(confirmed.link('order-details'));
  await expect(page.getByRole('heading', { name: 'Engraving' })).toBeVisible();
  await expect(page.getByText('For Ann', { exact: true })).toBeVisible();

  await page.goto(`/admin/orders/${id}`);
  await fields.getByLabel('Engraving').clear();
  await fields.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Fields saved')).toBeVisible();
  expect((await page.request.delete(`/api/v1/private/field/${code}`, { headers })).status()).toBe(204);
});

test('a price changed in the table is the price of the shop, until it is taken back', async ({ page }) => {
  await signInAsOwner(page, 'Pia Price');
  await page.goto('/admin/products');
  await expect(page.getByLabel('Price (USD): Chalk Column Vase')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('VASE-COLUMN-WHITE');
  await expect(page).toHaveURL(/q=VASE-COLUMN-WHITE/);
  const price = page.getByLabel('Price (USD): Chalk Column Vase');
  await expect(page.getByRole('row')).toHaveCount(2);
  const old = await price.inputValue();
  const next = (Number(old) + 0.1).toFixed(2);
  await price.fill('ten');
  await price.press('Enter');
  await expect(page.getByText('Enter an amount such as 24.50')).toBeVisible();
  await expect(price).toHaveValue('ten');
  await price.press('Escape');
  await expect(price).toHaveValue(old);
  await price.fill(next);
  await price.press('Enter');
  await expect(page.getByText('Price of Chalk Column Vase saved')).toBeAttached();

  const inShop = async (text: string) => {
    await page.goto('/product/chalk-column-vase');
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible({ timeout: 5000 });
  };
  await expect(() => inShop(`$${next}`)).toPass();

  await page.goto('/admin/activity?sku=VASE-COLUMN-WHITE');
  const change = page.getByRole('listitem').filter({ hasText: 'Pia Price' });
  await expect(change).toContainText(`${next}`);
  await change.getByRole('button', { name: /^Undo/ }).click();
  await expect(dialog(page)).toContainText('This is what changes:');
  await button(page, 'Undo now').click();
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  await expect(() => inShop(`$${old}`)).toPass();
});

test('a withdrawal appears on the open screen of its order, which is no longer to ship', async ({ page, request }) => {
  const email = newEmail('withdrawn');
  const id = await placeOrder(request, { email, skus: ['ESPRESSO-SAND'] });
  await signInAsOwner(page);
  await page.goto(`/admin/orders/${id}`);
  await expect(button(page, 'Ship')).toBeVisible();
  const declared = { orderNumber: String(id), name: 'Ann Lee', email };
  expect((await request.post('/api/v1/withdrawal', { data: declared })).ok()).toBe(true);
  const notice = page.getByRole('region', { name: 'Withdrawn from the whole order' });
  await expect(notice).toContainText('In time');
  await expect(notice).toContainText('Pay back by');
  await expectAccessibleInLightAndDark(page);
  await button(page, 'Cancel order').click();
  await expect(dialog(page)).toContainText('is canceled');
  await page.goto('/admin/orders?work=to-ship');
  await expect(page.getByRole('link', { name: String(id), exact: true })).toHaveCount(0);
  await page.goto('/admin/orders?work=withdrawals');
  const row = page.getByRole('row', { name: new RegExp(String(id)) });
  await expect(row).toContainText('Withdrawn');
});
