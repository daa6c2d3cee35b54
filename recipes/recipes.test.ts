// Names, templates and insertions; that what is written passes the type check is proved by recipes.slow.test.ts.
import { describe, expect, test } from 'vitest';
import { Changes } from './changes.ts';
import { addImport, append, insertBefore } from './edit-source.ts';
import { addEndpoint } from './endpoint.ts';
import { callOf } from './endpoint-call.ts';
import { addFeature } from './feature.ts';
import { addField } from './field.ts';
import { addCopy, addLanguage, copyOf } from './language.ts';
import { checkCamelCase, checkKebabCase, fill, placeholders } from './names.ts';
import { addScreen } from './screen.ts';

const features = `// The features.
import { storeFeature } from './store/store-feature.ts';

export const features = [
  storeFeature,
] as const;
`;
const shopizerCalls = `export const shopizerCalls = {
  readStore: null,
};

export const staffShopizerCalls = {
  readStoreSettings: null,
};
`;
const files: Readonly<Record<string, string>> = {
  'server/src/features.ts': features,
  'contract/src/shopizer-calls.ts': shopizerCalls,
};
const project = (own: Readonly<Record<string, string>> = {}): Changes =>
  new Changes((path) => own[path] ?? files[path]);

describe('names', () => {
  test('are written in every case that code and files need', () => {
    expect(placeholders('feature', 'gift-cards')).toEqual({
      'feature-name': 'gift-cards',
      featureName: 'giftCards',
      FeatureName: 'GiftCards',
      feature_name: 'gift_cards',
      'Feature name': 'Gift cards',
      'feature name': 'gift cards',
    });
    expect(placeholders('endpoint', 'listGiftCards')).toMatchObject({ 'endpoint-name': 'list-gift-cards' });
  });

  test('with wrong letters are refused with a right one', () => {
    expect(checkKebabCase('gift-cards', 'The feature')).toBe('gift-cards');
    expect(() => checkKebabCase('giftCards', 'The feature')).toThrow('such as gift-cards');
    expect(() => checkKebabCase('Gift_Cards', 'The feature')).toThrow('such as gift-cards');
    expect(() => checkKebabCase('../gifts', 'The feature')).toThrow('«../gifts» needs small letters');
    expect(() => checkKebabCase(undefined, 'The feature')).toThrow('The feature is missing');
    expect(checkCamelCase('listGifts', 'The endpoint')).toBe('listGifts');
    expect(() => checkCamelCase('list-gifts', 'The endpoint')).toThrow('such as listGifts');
  });
});

describe('templates', () => {
  test('are filled; a line with an empty value only is left out', () => {
    const values = { ...placeholders('feature', 'gift-cards'), more: '' };
    expect(fill('const __featureName__ = 1;\n  __more__\n// __Feature name__\n', values)).toBe(
      'const giftCards = 1;\n// Gift cards\n',
    );
    expect(() => fill('__unknown__', values)).toThrow('__unknown__');
  });
});

describe('sources', () => {
  test('get an import once, beside names from the same file', () => {
    const source = "// Its purpose.\nimport { z } from 'zod';\n\nexport const a = z.int();\n";
    expect(addImport(source, 'z', 'zod')).toBe(source);
    expect(addImport(source, 'core', 'zod')).toContain("import { z, core } from 'zod';\n\nexport");
    expect(addImport(source, 'b', './b.ts')).toContain("from 'zod';\nimport { b } from './b.ts';\n\nexport");
    expect(addImport('// Its purpose.\nexport {};\n', 'b', './b.ts')).toBe(
      "// Its purpose.\nimport { b } from './b.ts';\nexport {};\n",
    );
  });

  test('get a line at the end of a list, and text at the end of the file', () => {
    expect(insertBefore(shopizerCalls, 'staffShopizerCalls', '\n};', '\n  listGifts: null,')).toContain(
      'readStoreSettings: null,\n  listGifts: null,\n};',
    );
    expect(() => insertBefore(shopizerCalls, 'unknown', '\n};', 'listGifts')).toThrow('write it by hand');
    expect(append('one\n', '\ntwo\n')).toBe('one\n\ntwo\n');
  });

  test('are not overwritten', () => {
    const changes = project();
    expect(() => changes.create('server/src/features.ts', '')).toThrow('exists already');
    expect(changes.files).toEqual([]);
  });
});

describe('a feature', () => {
  test('has its files, a first endpoint and a line in the list', () => {
    const changes = project();
    const steps = addFeature(changes, 'gift-cards', { audience: 'staff', hasTables: true });
    expect(changes.files.map(([path]) => path).toSorted()).toEqual([
      'contract/src/gift-cards/staff-gift-cards-shapes.ts',
      'contract/src/gift-cards/staff-gift-cards.ts',
      'server/src/features.ts',
      'server/src/gift-cards/gift-cards-feature.ts',
      'server/src/gift-cards/gift-cards-repository.ts',
      'server/src/gift-cards/gift-cards-tables.ts',
      'server/src/gift-cards/list-gift-cards.api.test.ts',
      'server/src/gift-cards/list-gift-cards.ts',
    ]);
    expect(changes.read('server/src/features.ts')).toContain('  storeFeature,\n  giftCardsFeature,\n]');
    expect(steps[0]).toContain('npm run migration -- --name=gift-cards');
  });

  test('of shoppers is mounted and declared for them', () => {
    const changes = project();
    addFeature(changes, 'gifts', { audience: 'shopper', hasTables: false });
    expect(changes.read('server/src/gifts/gifts-feature.ts')).toContain('routes: mountGifts');
    expect(changes.read('contract/src/gifts/gifts.ts')).toContain("path: 'gifts'");
    expect(changes.read('contract/src/shopizer-calls.ts')).toContain('readStore: null,\n  listGifts: null,\n};');
  });

  test('that exists is refused', () => {
    const changes = project({ 'server/src/gifts/gifts-feature.ts': '' });
    expect(() => addFeature(changes, 'gifts', { audience: 'staff', hasTables: false })).toThrow(
      'There is a feature «gifts» already',
    );
  });
});

describe('an endpoint', () => {
  const feature = 'export const giftsFeature = defineFeature({\n  start: () => ({ routes: mountGifts }),\n});\n';
  const gifts = () => project({ 'server/src/gifts/gifts-feature.ts': feature });
  const add = (name: string, options: { path?: string; permission?: string } = {}, changes = gifts()) => {
    const steps = addEndpoint(changes, 'gifts', name, { audience: 'staff', ...options });
    return { changes, steps };
  };

  test.each([
    ['listGifts', 'GET', ''],
    ['readGift', 'GET', '/{id}'],
    ['createGift', 'POST', ''],
    ['updateGift', 'PUT', '/{id}'],
    ['deleteGift', 'DELETE', '/{id}'],
    ['wrapGift', 'POST', '/wrap-gift'],
  ])('%s is %s private/gifts%s', (name, method, rest) => {
    expect(callOf(name)).toMatchObject({ method, rest });
    const declared = add(name).changes.read('contract/src/gifts/staff-gifts.ts');
    expect(declared).toContain(`method: '${method}'`);
    expect(declared).toContain(`path: 'private/gifts${rest}'`);
    expect(declared).toContain(method === 'GET' ? "'catalog.r', record: 'none'" : "'catalog.w', record: 'change'");
  });

  test('is added to the files of the feature, and mounted', () => {
    const { changes } = add('listGifts');
    add('readGift', {}, changes);
    expect(changes.read('contract/src/gifts/staff-gifts-shapes.ts').match(/^export const \w+/gm)).toHaveLength(2);
    const source = changes.read('server/src/gifts/gifts-feature.ts');
    expect(source).toContain('staffRoutes: mountStaffGifts, routes:');
    expect(source.match(/^ {2}mount\(/gm)).toHaveLength(2);
    expect(source.match(/^function mountStaffGifts/gm)).toHaveLength(1);
  });

  test('of a feature that has endpoints of shoppers is mounted beside them', () => {
    const shoppers = `import * as endpoints from '@vitrine/contract/gifts/gifts.ts';\n\n${feature}`;
    const changes = project({ 'server/src/gifts/gifts-feature.ts': shoppers });
    add('listGifts', {}, changes);
    add('readGift', {}, changes);
    expect(changes.read('server/src/gifts/gifts-staff-routes.ts').match(/^ {2}mount\(/gm)).toHaveLength(2);
    const source = changes.read('server/src/gifts/gifts-feature.ts');
    expect(source).toContain("import { mountStaffGifts } from './gifts-staff-routes.ts';");
    expect(source).toContain('staffRoutes: mountStaffGifts, routes:');
  });

  test('of a feature whose routes cannot be found leaves that to the developer', () => {
    const changes = project({ 'server/src/gifts/gifts-feature.ts': 'start() {}' });
    expect(add('listGifts', {}, changes).steps[0]).toContain('mount the endpoints with `staffRoutes`');
  });

  test('takes the parameters of its address', () => {
    const { changes } = add('redeemGift', { path: 'private/gifts/{code}/redemption' });
    expect(changes.read('contract/src/gifts/staff-gifts-shapes.ts')).toContain('z.object({ code: z.string()');
    expect(changes.read('server/src/gifts/redeem-gift.api.test.ts')).toContain("'/api/v1/private/gifts/1/redemption'");
  });

  test('with a name, an address or a permission that cannot be used is refused', () => {
    expect(() => add('gifts')).toThrow('needs a verb and an object');
    expect(() => add('searchOrders')).toThrow('There is an endpoint «searchOrders» already');
    expect(() => add('listGifts', { path: 'private/orders' })).toThrow('GET private/orders is searchOrders');
    expect(() => add('readGift', { path: 'private/orders/{number}' })).toThrow('is showOrder');
    expect(() => add('listGifts', { permission: 'gifts.r' })).toThrow('There are: orders.r');
    expect(() => addEndpoint(project(), 'gifts', 'listGifts', { audience: 'staff' })).toThrow(
      'npm run new -- feature gifts',
    );
  });
});

describe('a language', () => {
  test('has copies of the English texts with their types and its plural forms', () => {
    const english =
      "export const cartMessages = {\n  items: (n: number) => plural('en', n, { other: '' }),\n};\nexport type CartMessages = typeof cartMessages;\n";
    const copy = copyOf(english, 'cart.ts', 'it');
    expect(copy).toMatch(/^\/\/ To be translated/);
    expect(copy).toContain("import type * as english from '../en/cart.ts';");
    expect(copy).toContain('export const cartMessages: typeof english.cartMessages = {');
    expect(copy).toContain("plural('it', n");
    expect(copy).not.toContain('export type');
  });

  test('has the types of English texts beside others, too', () => {
    const french = "import type { a as english } from '../en/b.ts';\n\nexport const a: typeof english = {};\n";
    const both = addCopy(french, "export const c = { d: 'd' };\n", 'b.ts', 'fr');
    expect(both).toContain("import type * as english from '../en/b.ts';");
    expect(both).toContain('export const a: typeof english.a = {};');
    expect(both).toMatch(/\/\/ To be translated.*\nexport const c: typeof english\.c = /);
    expect(addCopy(both, 'export const e = 1;\n', 'b.ts', 'fr').match(/typeof english\./g)).toHaveLength(3);
  });

  test('with an unknown code, or one that the shop has, is refused', () => {
    expect(() => addLanguage(project(), 'italian')).toThrow('is no code of a language');
    expect(() => addLanguage(project(), 'qq')).toThrow('is no code of a language');
    expect(() => addLanguage(project(), 'fr')).toThrow('The shop has «fr» already');
    expect(() => addLanguage(project(), undefined)).toThrow('is missing');
  });
});

describe('a screen', () => {
  const own: Record<string, string> = {
    'backoffice/app/features.ts':
      "import { staffFeature } from './features/staff/staff-feature.ts';\n\nexport const features = [staffFeature];\n",
    'backoffice/app/features/staff/staff-feature.ts': "screens: [\n    {\n      path: '/staff',\n    },\n  ],\n",
    'contract/src/history/history.ts': 'export const searchChanges = endpoint({});\n',
  };
  for (const code of ['en', 'fr', 'de'])
    own[`backoffice/app/messages/${code}/layout.ts`] = `export const layoutMessages = {\n  staff: 'Staff',\n};\n`;

  test('has its files, a menu entry and texts in every language', () => {
    const changes = project(own);
    addScreen(changes, 'history/list', 'searchChanges');
    const feature = changes.read('backoffice/app/features/history/history-feature.ts');
    expect(feature).toContain("path: '/history'");
    expect(feature).toContain("permission: 'activity.r'");
    expect(changes.read('backoffice/app/features.ts')).toContain('staffFeature,\n  historyFeature,\n]');
    expect(changes.read('backoffice/app/messages/fr/history.ts')).toContain("plural('fr', count");
    expect(changes.read('backoffice/app/messages/de/layout.ts')).toContain("history: 'History'");
    expect(changes.has('backoffice/app/features/history/history-screen.test.tsx')).toBe(true);
  });

  test('of a feature that has screens is added below them', () => {
    const file = 'backoffice/app/features/history/history-feature.ts';
    const screens = "screens: [\n    {\n      path: '/changes',\n    },\n  ],\n});\n";
    const changes = project({ ...own, [file]: screens });
    addScreen(changes, 'history/undone', 'searchChanges');
    expect(changes.read(file)).toMatch(/'\/changes',\n {4}\},\n {4}\{\n {6}path: '\/undone'/);
    expect(changes.has('backoffice/app/features/history/undone-screen.tsx')).toBe(true);
  });

  test('without an endpoint, or at an address that another one has, is refused', () => {
    expect(() => addScreen(project(own), 'history/list', undefined)).toThrow(
      'npm run new -- endpoint history listHistory',
    );
    expect(() => addScreen(project(own), 'history/staff', 'searchChanges')).toThrow('a screen at /staff already');
    expect(() => addScreen(project(own), 'history', undefined)).toThrow('such as gifts/list, is missing');
    expect(() => addScreen(project(own), 'a/b/c', undefined)).toThrow('needs a feature and a screen');
  });
});

describe('a field', () => {
  const own: Record<string, string> = {
    'contract/src/catalog/product-fields.ts':
      'export const identifierFields = defineFields({\n  mpn: text({ max: 70 }),\n});\nexport const productTextFields = defineFields({\n  name: texts({ max: 120 }),\n});\n',
    'server/src/catalog/catalog-tables.ts':
      "pgTable('product_texts', {\n    name: text('name'),\n  },\n);\npgTable('variants', {\n    mpn: text('mpn'),\n    fields: customValues(),\n  },\n);\n",
    'server/testing/fixture.yaml': 'products:\n  - sku: MUG\n    properties: {}\n  - sku: LAMP\n    fields: {}\n',
    'docs/catalog-file.md': '| keywords | text |\n| properties | text |\n',
  };
  for (const language of ['en', 'fr', 'de'])
    for (const app of ['backoffice', 'storefront'])
      own[`${app}/app/messages/${language}/product-fields.ts`] =
        "export const productFieldLabels = {\n  name: 'Name',\n};\n";
  const add = (kind: string, audience: 'staff' | 'shopper') => {
    const changes = project(own);
    return { changes, steps: addField(changes, 'careNote', { kind, audience }) };
  };

  test('has its entry, column, labels, an example and a line for merchants', () => {
    const { changes } = add('texts', 'shopper');
    expect(changes.read('contract/src/catalog/product-fields.ts')).toMatch(
      /name: texts\(\{ max: 120 \}\),\n {2}careNote: texts\(\{.*shownTo: 'shopper'/,
    );
    expect(changes.read('server/src/catalog/catalog-tables.ts')).toContain(
      "name: text('name'),\n    careNote: text('care_note'),\n  },",
    );
    expect(changes.read('storefront/app/messages/fr/product-fields.ts')).toContain("  careNote: 'Care note',\n};");
    expect(changes.read('docs/catalog-file.md')).toContain('| careNote | text |\n| properties');
    expect(changes.migration).toBe('care_note');
    expect(changes.files).toHaveLength(10);
  });

  test('of staff has no text of shoppers, and one of variants is where variants are', () => {
    const { changes } = add('text', 'staff');
    expect(changes.files.some(([path]) => path.startsWith('storefront'))).toBe(false);
    expect(changes.read('server/src/catalog/catalog-tables.ts')).toContain("careNote: text('care_note'),\n    fields:");
    expect(changes.read('server/testing/fixture.yaml')).toContain('LAMP\n    careNote: Care note\n');
  });

  test('that exists, or whose kind has no control, is refused', () => {
    expect(() => addField(project(own), 'mpn', { kind: 'texts', audience: 'staff' })).toThrow('«mpn» already');
    expect(() => add('money', 'staff')).toThrow('CONTRIBUTING.md');
    expect(() => addField(project(own), 'care-note', { kind: 'texts', audience: 'staff' })).toThrow('such as careNote');
  });
});
