// Saves merged entries: from fields to what catalog, content, cart and store store.
import { productFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import { customFieldCode, customValuesFrom } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { saveCoupon } from '../../cart/cart.ts';
import {
  type CodeToIdMap,
  type NewDescription,
  type NewProduct,
  type NewVariant,
  type SalesChange,
  saveBrands,
  saveCategory,
  saveGroup,
  saveOptions,
  saveProperties,
} from '../../catalog/catalog.ts';
import { replaceHome, saveContent } from '../../content/content.ts';
import { saveCustomFields } from '../../custom-fields/custom-fields.ts';
import type { EntryChange } from '../../history/history.ts';
import type { Tx } from '../../platform/database/database.ts';
import { columnsFrom, textColumnsFrom } from '../../platform/database/field-columns.ts';
import { toMinor } from '../../platform/money.ts';
import { replaceSynonyms } from '../../search/search.ts';
import { type NewStore, type StoreRow, saveStore } from '../../store/store.ts';
import { customFieldFrom } from './custom-field-entry.ts';
import type { VariantPatch } from './entry-patch.ts';
import { type Fields, listIn, numberIn, picturesIn, textIn, textsIn, type Value, valueCodes } from './fields.ts';
import type { StockRule } from './merge-entry.ts';
import { offersOf } from './price-offers.ts';
import { propertyCodes } from './property-order.ts';
import type { StoredKind } from './stored-entries-repository.ts';
import { deliveryRule, homeSection, homeSectionsIn, taxRule } from './whole-values.ts';

export interface SaveScope {
  readonly store: StoreRow;
  readonly now: Date;
  /** Ids of pictures by hash. */
  readonly mediaIds: ReadonlyMap<string, number>;
  codeToId(): Promise<CodeToIdMap>;
}

const flag = (fields: Fields, field: string, otherwise: boolean): boolean =>
  typeof fields[field] === 'boolean' ? fields[field] : otherwise;

const moment = (fields: Fields, field: string): Date | null => {
  const value = textIn(fields, field);
  return value === null ? null : new Date(value);
};

export function newStoreFrom(code: string, fields: Fields, now: Date): NewStore {
  const currency = textIn(fields, 'currency') ?? '';
  const list = (field: string): readonly Value[] => (Array.isArray(fields[field]) ? fields[field] : []);
  const store: NewStore = {
    code,
    name: textIn(fields, 'name') ?? '',
    currency,
    languages: [...listIn(fields, 'languages')],
    country: textIn(fields, 'country') ?? '',
    since: textIn(fields, 'since') ?? now.toISOString().slice(0, 10),
    timeZone: textIn(fields, 'timeZone') ?? 'UTC',
    sizeUnit: textIn(fields, 'sizeUnit') ?? 'CM',
    weightUnit: textIn(fields, 'weightUnit') ?? 'KG',
    shipsTo: [...listIn(fields, 'shipsTo')],
    social: Object.fromEntries(textsIn(fields, 'social')),
    delivery: list('delivery').map((value) => deliveryRule(value, currency)),
    taxes: list('taxes').map(taxRule),
  };
  for (const field of ['state', 'address', 'city', 'postalCode', 'phone', 'email', 'noticeEmail'] as const)
    store[field] = textIn(fields, field);
  return store;
}

export const saveStoreFields = (tx: Tx, code: string, fields: Fields, now: Date): Promise<StoreRow> =>
  saveStore(tx, newStoreFrom(code, fields, now));

interface KeyedFields {
  readonly key: string;
  readonly fields: Fields;
}

type ManySaver = (tx: Tx, entries: readonly KeyedFields[], scope: SaveScope) => Promise<void>;
type Saver = (tx: Tx, key: string, fields: Fields, scope: SaveScope) => Promise<void>;
/** Redirects are saved together, by the module that has their rules. */
export type SavedKind = Exclude<StoredKind, 'store' | 'redirect'>;
type KindSavedTogether = 'brand' | 'option' | 'property' | 'field';

export async function saveEntries(
  tx: Tx,
  kind: SavedKind,
  entries: readonly KeyedFields[],
  scope: SaveScope,
): Promise<void> {
  if (isSavedTogether(kind)) await manySavers[kind](tx, entries, scope);
  else for (const { key, fields } of entries) await savers[kind](tx, key, fields, scope);
}

const isSavedTogether = (kind: SavedKind): kind is KindSavedTogether => kind in manySavers;

const manySavers: Readonly<Record<KindSavedTogether, ManySaver>> = {
  brand: (tx, entries, { store }) =>
    saveBrands(
      tx,
      store.id,
      entries.map(({ key, fields }) => ({
        code: key,
        position: numberIn(fields, 'position') ?? 0,
        name: textsIn(fields, 'name'),
        description: textsIn(fields, 'description'),
      })),
    ),
  option: (tx, entries, { store }) =>
    saveOptions(
      tx,
      store.id,
      entries.map(({ key, fields }) => ({
        code: key,
        type: textIn(fields, 'type') ?? 'radio',
        position: numberIn(fields, 'position') ?? 0,
        name: textsIn(fields, 'name'),
        values: valueCodes(fields).map((value) => ({
          code: value,
          position: numberIn(fields, `order.${value}`) ?? 0,
          swatch: textIn(fields, `value.${value}.swatch`),
          name: textsIn(fields, `value.${value}.name`),
        })),
      })),
    ),
  property: (tx, entries, { store }) =>
    saveProperties(
      tx,
      store.id,
      entries.map(({ key, fields }) => ({
        code: key,
        position: numberIn(fields, 'position') ?? 0,
        name: textsIn(fields, 'name'),
      })),
    ),
  field: (tx, entries, { store }) =>
    saveCustomFields(
      tx,
      store.id,
      entries.map(({ key, fields }) => customFieldFrom(key, fields)),
    ),
};

const savers: Readonly<Record<Exclude<SavedKind, KindSavedTogether>, Saver>> = {
  category: (tx, code, fields, { store, mediaIds }) => {
    const head = fields.headImage as { readonly hash: string; readonly name: string } | undefined;
    const alt = textsIn(fields, 'headAlt');
    return saveCategory(tx, store.id, {
      code,
      parent: textIn(fields, 'parent'),
      position: numberIn(fields, 'position') ?? 0,
      visible: flag(fields, 'visible', true),
      featured: flag(fields, 'featured', false),
      mediaId: mediaIds.get(textIn(fields, 'image') ?? '') ?? null,
      headMediaId: head ? (mediaIds.get(head.hash) ?? null) : null,
      headMediaName: head?.name ?? null,
      fields: customValuesFrom(fields),
      descriptions: descriptionsOf(fields).map((text) => ({ ...text, headAlt: alt.get(text.language) ?? null })),
    });
  },
  group: (tx, code, fields, { store }) => saveGroup(tx, store.id, code, listIn(fields, 'products')),
  page: (tx, code, fields, { store, mediaIds }) => {
    const image = fields.image as { readonly hash: string; readonly name: string } | undefined;
    const alt = textsIn(fields, 'imageAlt');
    return saveContent(tx, store.id, {
      kind: 'page',
      code,
      visible: flag(fields, 'visible', true),
      linkToMenu: flag(fields, 'menu', true),
      position: numberIn(fields, 'position') ?? 0,
      mediaId: image ? (mediaIds.get(image.hash) ?? null) : null,
      mediaName: image?.name ?? null,
      publishedOn: textIn(fields, 'publishedOn'),
      texts: descriptionsOf(fields, { highlights: 'summary', description: 'text' }).map(
        ({ keyWords: _, description, ...text }) => ({
          ...text,
          description: description ?? '',
          mediaAlt: alt.get(text.language) ?? null,
        }),
      ),
    });
  },
  box: (tx, code, fields, { store }) => {
    const names = textsIn(fields, 'name');
    return saveContent(tx, store.id, {
      kind: 'box',
      code,
      visible: flag(fields, 'visible', true),
      linkToMenu: false,
      position: numberIn(fields, 'position') ?? 0,
      mediaId: null,
      mediaName: null,
      publishedOn: null,
      texts: [...textsIn(fields, 'text')].map(([language, description]) => ({
        language,
        name: names.get(language) ?? code,
        description,
      })),
    });
  },
  home: (tx, _, fields, { store, mediaIds }) =>
    replaceHome(
      tx,
      store.id,
      homeSectionsIn(fields).map((section, position) => homeSection(section, position, store.languages, mediaIds)),
    ),
  synonyms: (tx, language, fields, { store }) =>
    replaceSynonyms(tx, store.id, language, (fields.words ?? []) as readonly (readonly string[])[]),
  coupon: async (tx, code, fields, { store, codeToId }) => {
    const { categories } = await codeToId();
    const kind = (textIn(fields, 'kind') ?? 'percentage') as 'percentage' | 'amount' | 'free-delivery';
    const value = numberIn(fields, 'value') ?? 0;
    return saveCoupon(tx, store.id, {
      code,
      kind,
      value: kind === 'percentage' ? Math.round(value * 100) : (toMinor(value, store.currency) ?? 0),
      startsAt: moment(fields, 'from'),
      endsAt: moment(fields, 'until'),
      minimum: toMinor(numberIn(fields, 'minimum') ?? 0, store.currency) ?? 0,
      usesAllowed: numberIn(fields, 'limit'),
      usesAllowedPerCustomer: numberIn(fields, 'limitPerCustomer'),
      excludedCategoryIds: listIn(fields, 'excludedCategories').flatMap((name) => categories.get(name) ?? []),
    });
  },
};

function descriptionsOf(fields: Fields, names = { highlights: 'highlights', description: 'description' }) {
  const part = (field: string) => textsIn(fields, field);
  const [slug, title, highlights] = [part('slug'), part('title'), part(names.highlights)];
  const [description, meta, keywords] = [part(names.description), part('metaDescription'), part('keywords')];
  return [...part('name')].map(
    ([language, name]): NewDescription => ({
      language,
      name,
      friendlyUrl: slug.get(language) ?? '',
      title: title.get(language) ?? null,
      highlights: highlights.get(language) ?? null,
      description: description.get(language) ?? null,
      metaDescription: meta.get(language) ?? highlights.get(language) ?? null,
      keyWords: keywords.get(language) ?? null,
    }),
  );
}

/** Its texts exist only in languages with a name. */
const productTextsOf = (fields: Fields): NewProduct['descriptions'] =>
  descriptionsOf(fields).map((text) => ({ ...textColumnsFrom(productFields, fields, text.language), ...text }));

export interface MergedVariant {
  readonly sku: string;
  readonly fields: Fields;
  readonly isNew: boolean;
  /** Decides what happens to the stock; a new variant always gets its own. */
  readonly stock: StockRule;
  /** Pieces that are added, whatever is sold meanwhile. */
  readonly added: number;
  readonly history: VariantPatch['history'];
}

export interface MergedProduct {
  readonly sku: string;
  readonly fields: Fields;
  readonly variants: readonly MergedVariant[];
}

export function newProductFrom(
  { sku, fields, variants }: MergedProduct,
  { now, mediaIds, isExact }: Pick<SaveScope, 'now' | 'mediaIds'> & { readonly isExact: boolean },
): NewProduct {
  const addedOn = textIn(fields, 'addedOn') ?? now.toISOString().slice(0, 10);
  const images = (of: Fields) =>
    picturesIn(of.images).flatMap(({ hash, name, alt }) => {
      const mediaId = mediaIds.get(hash);
      return mediaId === undefined ? [] : [{ mediaId, name, alt: new Map(Object.entries(alt)) }];
    });
  return {
    sku,
    brand: textIn(fields, 'brand'),
    categories: listIn(fields, 'categories'),
    descriptions: productTextsOf(fields),
    properties: propertiesOf(fields),
    fields: {
      ...columnsFrom(productFields, fields),
      availableOn: textIn(fields, 'availableOn') ?? addedOn,
      addedOn,
      position: numberIn(fields, 'position') ?? 0,
      fields: customValuesFrom(fields),
    },
    images: images(fields),
    variants: variants.map(
      ({ sku: variantSku, fields: of, stock, added, history }): NewVariant => ({
        sku: variantSku,
        fields: { ...columnsFrom(variantFields, of), fields: customValuesFrom(of) },
        position: numberIn(of, 'position') ?? 0,
        stock: stock === 'add' ? added : (numberIn(of, 'stock') ?? 0),
        stockRule: stock,
        isExact,
        options: [...textsIn(of, 'option')],
        offers: offersOf(of, history, now),
        images: images(of),
      }),
    ),
    related: listIn(fields, 'related'),
  };
}

const propertiesOf = (fields: Fields): NewProduct['properties'] =>
  propertyCodes(fields).map((code) => [code, textsIn(fields, `property.${code}`)]);

/** Values of the merchant's fields, if one of them changes. */
const customChange = (changed: object, fields: Fields): SalesChange['custom'] =>
  Object.keys(changed).some((field) => customFieldCode(field) !== undefined) ? customValuesFrom(fields) : null;

/** Changes of a known product: its texts and pictures stay as they are. */
export function salesChangeFrom(
  { sku, fields, variants }: MergedProduct,
  changes: readonly EntryChange[],
  { now, isExact }: Pick<SaveScope, 'now'> & { readonly isExact: boolean },
): SalesChange {
  const changedOf = new Map(changes.map((change) => [`${change.kind} ${change.key}`, change.fields]));
  const own = changedOf.get(`product ${sku}`) ?? {};
  return {
    sku,
    fields: ['visible', 'archived', 'brand', 'lowStock'].some((field) => field in own)
      ? {
          visible: flag(fields, 'visible', true),
          archived: flag(fields, 'archived', false),
          brand: textIn(fields, 'brand'),
          lowStock: numberIn(fields, 'lowStock'),
        }
      : null,
    categories: 'categories' in own ? listIn(fields, 'categories') : null,
    custom: customChange(own, fields),
    properties: Object.keys(own).some((field) => field.startsWith('property.')) ? propertiesOf(fields) : null,
    variants: variants.flatMap(({ sku: variantSku, fields: of, stock, added, history }) => {
      const changed = changedOf.get(`variant ${variantSku}`);
      if (!changed) return [];
      const isRepriced = 'price' in changed || 'special' in changed;
      return [
        {
          sku: variantSku,
          available: 'available' in changed ? flag(of, 'available', true) : null,
          custom: customChange(changed, of),
          stock:
            stock === 'new' ? null : { rule: stock, pieces: stock === 'add' ? added : (numberIn(of, 'stock') ?? 0) },
          isExact,
          offers: isRepriced ? offersOf(of, history, now) : [],
        },
      ];
    }),
  };
}
