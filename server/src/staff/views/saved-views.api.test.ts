// Views of lists, and lists as tables: who may have them, and what is recorded.

import * as catalog from '@vitrine/contract/catalog/staff-catalog.ts';
import * as history from '@vitrine/contract/history/history.ts';
import * as orders from '@vitrine/contract/orders/staff-orders.ts';
import * as staffEndpoints from '@vitrine/contract/staff/staff.ts';
import type { SavedView } from '@vitrine/contract/staff/staff-shapes.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer } from '../../../testing/asked-shop.ts';
import { order } from '../../../testing/checkout-steps.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../../testing/test-staff.ts';
import { personalReads, staff } from '../staff-tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const codeOf = ({ status, body }: TestAnswer) => [status, (body as { code?: string }).code];

describe('views', () => {
  const at = (path: string, list: string, name = '') =>
    `/api/v1/${path.replace('{list}', list).replace('{name}', encodeURIComponent(name))}`;
  const list = async (person: TestStaff, of = 'orders') =>
    ((await shop.get(at(staffEndpoints.listViews.path, of), person.headers)).body as { items: SavedView[] }).items;
  const save = (person: TestStaff, name: string, payload: object, of = 'orders') =>
    shop.send({ method: 'PUT', url: at(staffEndpoints.saveView.path, of, name), headers: person.headers, payload });
  const remove = (person: TestStaff, name: string) =>
    shop.send({ method: 'DELETE', url: at(staffEndpoints.deleteView.path, 'orders', name), headers: person.headers });

  test('belong to a person, are shared when that is chosen, and are replaced by name (STAFF-27)', async () => {
    const anna = await signInAs(shop, 'orders');
    const ben = await signInAs(shop, 'manager');
    expect((await save(anna, 'To ship / today?', { query: 'work=to-ship' })).status).toBe(200);
    expect((await save(anna, 'Late', { query: 'state=paid&until=2026-11-01', shared: true })).status).toBe(200);
    expect((await save(anna, 'Late', { query: 'state=placed', shared: true })).status).toBe(200);
    expect(await list(anna)).toEqual([
      { name: 'Late', query: 'state=placed', shared: true, owner: null },
      { name: 'To ship / today?', query: 'work=to-ship', shared: false, owner: null },
    ]);
    expect(await list(ben)).toEqual([{ name: 'Late', query: 'state=placed', shared: true, owner: 'Test orders' }]);
    expect(codeOf(await remove(ben, 'Late'))).toEqual([404, 'view.not-found']);
    expect((await remove(anna, 'To ship / today?')).status).toBe(200);
    expect(await list(anna)).toHaveLength(1);
    // A person without access any more shares nothing.
    await shop.database.db.update(staff).set({ enabled: false }).where(eq(staff.id, anna.id));
    expect(await list(ben)).toEqual([]);
  });

  test('are seen only with the permission for the list, and are limited', async () => {
    const editor = await signInAs(shop, 'editor');
    expect(codeOf(await shop.get(at(staffEndpoints.listViews.path, 'orders'), editor.headers))).toEqual([
      403,
      'staff.forbidden',
    ]);
    expect(codeOf(await save(editor, 'x', { query: '' }))).toEqual([403, 'staff.forbidden']);
    expect(codeOf(await save(editor, 'x', { query: '' }, 'nothing'))).toEqual([400, 'request.invalid']);
    expect(codeOf(await save(editor, 'x', { query: 'a'.repeat(1001) }, 'products'))).toEqual([400, 'request.invalid']);
    expect(codeOf(await save(editor, 'x'.repeat(61), { query: '' }, 'products'))).toEqual([400, 'request.invalid']);
    for (let at = 0; at < 50; at += 1) await save(editor, `view ${at}`, { query: '' }, 'products');
    expect(codeOf(await save(editor, 'one more', { query: '' }, 'products'))).toEqual([409, 'view.too-many']);
    expect((await save(editor, 'view 3', { query: 'q=mug' }, 'products')).status).toBe(200);
  });
});

describe('lists as tables', () => {
  const csv = async (path: string, person: TestStaff, query = ''): Promise<string[]> => {
    const answer = await shop.raw(`/api/v1/${path}${query}`, person.headers);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="\w+\.csv"$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.body
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n');
  };
  const reads = () => shop.database.db.select().from(personalReads).orderBy(asc(personalReads.id));

  test('orders have the rows of the filter, guard formulas and are recorded; reading alone is not enough (SECURITY-5)', async () => {
    await shop.importYaml('products: [{ sku: TRAY, categories: [mugs], name: { en: Tray }, price: 5, stock: 9 }]');
    await order(shop, { TRAY: 1 }, { method: 'bank-transfer' });
    const { id } = await order(shop, { TRAY: 2 }, { method: 'bank-transfer' });
    await shop.database.db.execute(
      `update orders set billing_address = jsonb_set(billing_address, '{firstName}', '"=HYPERLINK(1)"') where id = ${id}`,
    );
    const clerk = await signInAs(shop, 'orders');
    const before = (await reads()).length;
    const rows = await csv(orders.exportOrders.path, clerk);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Number,Date,State,/);
    expect(rows[1]).toContain(",'=HYPERLINK(1)");
    const french = await csv(orders.exportOrders.path, clerk, '?lang=fr&state=shipped');
    expect(french).toEqual([expect.stringMatching(/^Numéro;Date;État;/)]);
    expect((await reads()).slice(before)).toMatchObject([
      { actor: clerk.actor, action: 'exportOrders' },
      { actor: clerk.actor, action: 'exportOrders' },
    ]);
    const reader = await signInAs(shop, 'read-only');
    for (const { path } of [orders.exportOrders, history.exportChanges, staffEndpoints.exportStaff])
      expect(codeOf(await shop.get(path, reader.headers)), path).toEqual([403, 'staff.forbidden']);
    expect((await reads()).length).toBe(before + 2);
  });

  test('products have a row for each variant, over several pages', async () => {
    await shop.importYaml(
      `products:\n${Array.from({ length: 230 }, (_, at) => `  - { sku: MANY-${at}, categories: [mugs], name: { en: "-Many ${at}" }, price: 1.5, stock: ${at} }`).join('\n')}`,
    );
    const reader = await signInAs(shop, 'read-only');
    const rows = await csv(catalog.exportProducts.path, reader, '?q=MANY&lang=de');
    expect(rows).toHaveLength(231);
    expect(rows[0]).toBe(
      'SKU;SKU der Variante;Name;Variante;Preis;Aktionspreis;Währung;Bestand;Im Verkauf;Kategorie;Marke',
    );
    expect(rows.filter((row) => /^MANY-\d+;MANY-\d+;'-Many \d+;;1,50;;USD;\d+;ja;/.test(row))).toHaveLength(230);
    expect(new Set(rows).size).toBe(231);
  });

  test('the activity has every field, by kind and SKU', async () => {
    const editor = await signInAs(shop, 'editor');
    await shop.commands.setPrice('LAMP', '77');
    const rows = await csv(history.exportChanges.path, editor, '?sku=LAMP&kind=variant');
    expect(rows[0]).toBe('Change,Date,Person,Action,Kind,Entry,Field,From,To');
    expect(rows[1]).toMatch(/^\d+,[^,]+,command,price LAMP 77,variant,LAMP,price,[\d.]+,77$/);
    expect(rows.slice(1).every((row) => row.includes(',variant,LAMP,'))).toBe(true);
    expect((await csv(history.exportChanges.path, editor, '?kind=staff')).slice(1).join()).not.toContain('LAMP');
    // An import of many products is written completely.
    const all = await csv(history.exportChanges.path, editor, '?kind=product');
    expect(all.filter((row) => /,product,MANY-\d+,new,/.test(row))).toHaveLength(230);
  });

  test('staff is for owners', async () => {
    const owner = await signInAs(shop, 'owner');
    const rows = await csv(staffEndpoints.exportStaff.path, owner);
    expect(rows[0]).toBe('Name,Email,Role,Access,Authenticator app,Last seen');
    expect(rows.join('\n')).toContain(owner.email);
  });
});
