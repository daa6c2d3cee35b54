import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { issueText } from '../product-editing/entries/issue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const table = async () =>
  Object.fromEntries((await shop.commands.listRedirects()).map(({ source, target }) => [source, target]));
/** The caches learn of a change a moment later. */
const leadsTo = (address: string, target: string | undefined) =>
  eventually(async () => expect(await shop.findRedirect(address)).toBe(target));

test('a changed slug leads from the old address to the new one, in every language that had it', async () => {
  await leadsTo('/product/lamp', undefined);
  const { historyId = 0 } = await shop.importYaml('products: [{ sku: LAMP, slug: oak-lamp }]');
  expect(await table()).toEqual({
    '/product/lamp': '/product/oak-lamp',
    '/fr/product/lampe': '/fr/product/oak-lamp',
  });
  await leadsTo('/Product/Lamp/?utm_source=x', '/product/oak-lamp');
  await shop.importYaml('products: [{ sku: LAMP, slug: { en: new-lamp } }]');
  expect(await table()).toMatchObject({
    '/product/lamp': '/product/new-lamp',
    '/product/oak-lamp': '/product/new-lamp',
  });
  await shop.importYaml('products: [{ sku: LAMP, slug: { en: oak-lamp } }]');
  await shop.commands.undoChange(historyId);
  expect(await table()).not.toHaveProperty('/product/lamp');
  await leadsTo('/product/oak-lamp', '/product/lamp');
});

test('categories and pages get redirects, too', async () => {
  await shop.importYaml('categories: [{ code: mugs, slug: { en: cups } }]\npages: [{ code: story, slug: { en: us } }]');
  expect(await table()).toMatchObject({ '/category/mugs': '/category/cups', '/content/our-story': '/content/us' });
});

test('the merchant adds and removes redirects, and can undo that', async () => {
  expect(
    await shop.commands.setRedirect('https://old.example/Products/Mug', 'http://shop.test/product/blue-mug'),
  ).toEqual({ source: '/products/mug', target: '/product/blue-mug' });
  await leadsTo('/collections/all/products/mug', '/product/blue-mug');
  await expect(shop.commands.setRedirect('/cart', '/')).rejects.toMatchObject({ code: 'redirect.has-page' });
  await expect(shop.commands.setRedirect('/x', 'https://elsewhere.example')).rejects.toMatchObject({
    code: 'redirect.foreign',
  });
  await expect(shop.commands.setRedirect('/x', 'javascript:alert(1)')).rejects.toMatchObject({
    code: 'redirect.address',
  });
  await expect(shop.commands.setRedirect('/product/blue-mug', '/products/mug')).rejects.toMatchObject({
    code: 'redirect.loop',
  });
  await shop.commands.removeRedirect('/products/mug');
  await leadsTo('/products/mug', undefined);
  await expect(shop.commands.removeRedirect('/products/mug')).rejects.toMatchObject({ code: 'redirect.not-found' });
  const [removal] = await shop.commands.listHistory();
  expect(removal).toMatchObject({
    action: 'remove the redirect /products/mug',
    entries: [{ kind: 'redirect', key: '/products/mug', fields: { to: { from: '/product/blue-mug', to: null } } }],
  });
  await shop.commands.undoChange(removal?.id ?? 0);
  await leadsTo('/products/mug', '/product/blue-mug');
});

test('the table is written to a file, which changes nothing when it is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-redirects-'));
  const path = join(folder, 'redirects.csv');
  expect(await shop.commands.exportRedirects(path)).toBe(Object.keys(await table()).length);
  await expect(shop.commands.exportRedirects(path)).rejects.toThrow(/cannot be written/);
  const again = await shop.commands.importFile(path, {});
  expect([again.created, again.changes]).toEqual([{}, []]);
  await rm(folder, { recursive: true });
});

test('a file may name redirects; what is wrong with them is named with its line', async () => {
  const file =
    'redirects:\n  - { from: /a, to: /b }\n  - { from: /B/, to: /product/lamp }\n  - { from: /gone, to: /product/no-such }';
  const { created, warnings } = await shop.importYaml(file);
  expect(created).toEqual({ redirect: 3 });
  expect(warnings.map((warning) => issueText(warning))).toEqual([
    'A redirect leads to /product/no-such, where there is no page.',
  ]);
  expect(await table()).toMatchObject({ '/a': '/product/lamp', '/b': '/product/lamp' });
  expect(await shop.importYaml(file)).toMatchObject({ created: {}, changed: {}, changes: [] });
  await shop.importYaml('redirects: [{ from: /gone, to: null }]');
  expect(await table()).not.toHaveProperty('/gone');
  const bad = [
    '{ from: /c, to: /d }',
    '{ from: /d, to: /c }',
    '{ from: /a, to: https://x.example }',
    '{ from: /cart, to: /x }',
    '{ from: /e, to: /f }',
    '{ from: /E, to: /g }',
  ];
  await expect(shop.importYaml(`redirects:\n${bad.map((row) => `  - ${row}`).join('\n')}`)).rejects.toMatchObject({
    lines: [
      expect.stringMatching(/catalog.yaml:4.*another host/),
      expect.stringMatching(/catalog.yaml:5.*is a page of the shop/),
      expect.stringMatching(/catalog.yaml:7.*leads to \/f already/),
    ],
  });
  await expect(shop.importYaml('redirects: [{ from: /c, to: /d }, { from: /d, to: /c }]')).rejects.toThrow(
    /lead back to itself/,
  );
});
