// Saves merged entries: from fields to what catalog, content, cart and store store.
import {
  placementFields,
  productFields,
  productTextFields,
  variantFields,
} from '@vitrine/contract/catalog/product-fields.ts';
import { customFieldCode, customValuesFrom } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import { saveCoupon } from '../../cart/cart.ts';
import {
  type CodeToIdMap,
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
import { replaceSynonyms } from '../../search/search.ts';
import { type NewStore, type StoreRow, saveStore } from '../../store/store.ts';
import { customFieldFrom } from './custom-field-entry.ts';
import type { Fields } from './entry-fields.ts';
import type { VariantPatch } from './entry-patch.ts';
import { textsIn, valueCodes, withSharedNames } from './fields.ts';
import type { StockRule } from './merge-entry.ts';
import { offersOf } from './price-offers.ts';
import { propertyCodes } from './property-order.ts';
import type { StoredKind } from './stored-entries-repository.ts';
import { deliveryRule, homeSection, taxRule } from './whole-values.ts';

export interface SaveScope {
  readonly store: StoreRow;
  readonly now: Date;
  /** Ids of pictures by hash. */
  readonly mediaIds: ReadonlyMap<string, number>;
  codeToId(): Promise<CodeToIdMap>;
}

const momentFrom = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

export function newStoreFrom(code: string, fields: Fields<'store'>, now: Date): NewStore {
  const { currency = '', languages = [], shipsTo = [], delivery = [], taxes = [] } = fields;
  const store: NewStore = {
    code,
    name: fields.name ?? '',
    currency,
    languages: [...languages],
    country: fields.country ?? '',
    since: fields.since ?? now.toISOString().slice(0, 10),
    timeZone: fields.timeZone ?? 'UTC',
    sizeUnit: fields.sizeUnit ?? 'CM',
    weightUnit: fields.weightUnit ?? 'KG',
    shipsTo: [...shipsTo],
    social: Object.fromEntries(textsIn(fields, 'social')),
    delivery: delivery.map(deliveryRule),
    taxes: taxes.map(taxRule),
    noTax: fields.noTax ?? false,
    paymentMethods: fields.paymentMethods ? [...fields.paymentMethods] : null,
    smtpPort: fields.smtpPort ?? null,
    smtpEncryption: fields.smtpEncryption ?? null,
    typePair: fields.typePair ?? null,
    logo: fields.logo ?? null,
    logoDark: fields.logoDark ?? null,
    siteIcon: fields.siteIcon ?? null,
  };
  for (const field of [
    'state',
    'address',
    'city',
    'postalCode',
    'phone',
    'email',
    'noticeEmail',
    'vatNumber',
    'bankAccount',
    'smtpHost',
    'smtpUser',
    'senderName',
    'senderAddress',
    'orderNoticeEmail',
    'messageNoticeEmail',
    'stockNoticeEmail',
    'accent',
    'accentDark',
  ] as const)
    store[field] = fields[field] ?? null;
  return store;
}

export const saveStoreFields = (tx: Tx, code: string, fields: Fields<'store'>, now: Date): Promise<StoreRow> =>
  saveStore(tx, newStoreFrom(code, fields, now));

interface KeyedFields<K extends SavedKind> {
  readonly key: string;
  readonly fields: Fields<K>;
}

/** Redirects are saved together, by the module that has their rules. */
export type SavedKind = Exclude<StoredKind, 'store' | 'redirect'>;
type Saver<K extends SavedKind> = (tx: Tx, entries: readonly KeyedFields<K>[], scope: SaveScope) => Promise<void>;

export const saveEntries = <K extends SavedKind>(
  tx: Tx,
  kind: K,
  entries: readonly KeyedFields<K>[],
  scope: SaveScope,
): Promise<void> => savers[kind](tx, entries, scope);

/** Saves one entry after the other. */
const oneByOne =
  <K extends SavedKind>(save: (tx: Tx, key: string, fields: Fields<K>, scope: SaveScope) => Promise<void>): Saver<K> =>
  async (tx, entries, scope) => {
    for (const { key, fields } of entries) await save(tx, key, fields, scope);
  };

const savers: { readonly [K in SavedKind]: Saver<K> } = {
  brand: (tx, entries, { store }) =>
    saveBrands(
      tx,
      store.id,
      entries.map(({ key, fields }) => ({
        code: key,
        position: fields.position ?? 0,
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
        type: fields.type ?? 'radio',
        position: fields.position ?? 0,
        name: textsIn(fields, 'name'),
        values: valueCodes(fields).map((value) => ({
          code: value,
          position: fields[`order.${value}`] ?? 0,
          swatch: fields[`value.${value}.swatch`] ?? null,
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
        position: fields.position ?? 0,
        name: textsIn(fields, 'name'),
      })),
    ),
  field: (tx, entries, { store }) =>
    saveCustomFields(
      tx,
      store.id,
      entries.map(({ key, fields }) => customFieldFrom(key, fields)),
    ),
  category: oneByOne<'category'>((tx, code, fields, { store, mediaIds }) => {
    const { headImage: head, image } = fields;
    const alt = textsIn(fields, 'headAlt');
    return saveCategory(tx, store.id, {
      code,
      parent: fields.parent ?? null,
      position: fields.position ?? 0,
      visible: fields.visible ?? true,
      featured: fields.featured ?? false,
      mediaId: mediaIds.get(image ?? '') ?? null,
      headMediaId: head ? (mediaIds.get(head.hash) ?? null) : null,
      headMediaName: head?.name ?? null,
      fields: customValuesFrom(fields),
      descriptions: descriptionsOf(fields).map((text) => ({ ...text, headAlt: alt.get(text.language) ?? null })),
    });
  }),
  group: oneByOne<'group'>((tx, code, { products = [] }, { store }) => saveGroup(tx, store.id, code, products)),
  page: oneByOne<'page'>((tx, code, fields, { store, mediaIds }) => {
    const { image } = fields;
    const alt = textsIn(fields, 'imageAlt');
    return saveContent(tx, store.id, {
      kind: 'page',
      code,
      visible: fields.visible ?? true,
      linkToMenu: fields.menu ?? true,
      position: fields.position ?? 0,
      mediaId: image ? (mediaIds.get(image.hash) ?? null) : null,
      mediaName: image?.name ?? null,
      publishedOn: fields.publishedOn ?? null,
      texts: descriptionsOf(withSharedNames(fields)).map((text) => ({
        ...text,
        description: text.description ?? '',
        mediaAlt: alt.get(text.language) ?? null,
      })),
    });
  }),
  box: oneByOne<'box'>((tx, code, fields, { store }) => {
    const names = textsIn(fields, 'name');
    return saveContent(tx, store.id, {
      kind: 'box',
      code,
      visible: fields.visible ?? true,
      linkToMenu: false,
      position: fields.position ?? 0,
      mediaId: null,
      mediaName: null,
      publishedOn: null,
      texts: [...textsIn(fields, 'text')].map(([language, description]) => ({
        language,
        name: names.get(language) ?? code,
        description,
      })),
    });
  }),
  home: oneByOne<'home'>((tx, _, { sections = [] }, { store, mediaIds }) =>
    replaceHome(
      tx,
      store.id,
      sections.map((section, position) => homeSection(section, position, store.languages, mediaIds)),
    ),
  ),
  synonyms: oneByOne<'synonyms'>((tx, language, { words = [] }, { store }) =>
    replaceSynonyms(tx, store.id, language, words),
  ),
  coupon: oneByOne<'coupon'>(async (tx, code, fields, { store, codeToId }) => {
    const { categories } = await codeToId();
    const { kind = 'percentage', percent = 0, amount = 0, minimum = 0, excludedCategories = [] } = fields;
    return saveCoupon(tx, store.id, {
      code,
      kind,
      value: kind === 'percentage' ? Math.round(percent * 100) : amount,
      startsAt: momentFrom(fields.from),
      endsAt: momentFrom(fields.until),
      minimum,
      usesAllowed: fields.limit ?? null,
      usesAllowedPerCustomer: fields.limitPerCustomer ?? null,
      excludedCategoryIds: excludedCategories.flatMap((name) => categories.get(name) ?? []),
    });
  }),
};

/** Texts exist only in languages with a name. */
const descriptionsOf = (fields: Fields<'product' | 'category'>): NewProduct['descriptions'] =>
  [...textsIn(fields, 'name')].map(([language, name]) => {
    const texts = textColumnsFrom(productTextFields, fields, language);
    const { friendlyUrl, highlights, metaDescription } = texts;
    return {
      ...texts,
      language,
      name,
      friendlyUrl: friendlyUrl ?? '',
      metaDescription: metaDescription ?? highlights,
    };
  });

export interface MergedVariant {
  readonly sku: string;
  readonly fields: Fields<'variant'>;
  readonly isNew: boolean;
  /** Decides what happens to the stock; a new variant always gets its own. */
  readonly stock: StockRule;
  /** Pieces that are added, whatever is sold meanwhile. */
  readonly added: number;
  readonly history: VariantPatch['history'];
}

export interface MergedProduct {
  readonly sku: string;
  readonly fields: Fields<'product'>;
  readonly variants: readonly MergedVariant[];
}

export function newProductFrom(
  { sku, fields, variants }: MergedProduct,
  { now, mediaIds }: Pick<SaveScope, 'now' | 'mediaIds'>,
): NewProduct {
  const addedOn = fields.addedOn ?? now.toISOString().slice(0, 10);
  const images = ({ images: pictures = [] }: Pick<Fields<'product'>, 'images'>) =>
    pictures.flatMap(({ hash, name, alt }) => {
      const mediaId = mediaIds.get(hash);
      return mediaId === undefined ? [] : [{ mediaId, name, alt: new Map(Object.entries(alt)) }];
    });
  return {
    sku,
    brand: fields.brand ?? null,
    categories: fields.categories ?? [],
    descriptions: descriptionsOf(fields),
    properties: propertiesOf(fields),
    fields: {
      ...columnsFrom(productFields, fields),
      availableOn: fields.availableOn ?? addedOn,
      addedOn,
      position: fields.position ?? 0,
      fields: customValuesFrom(fields),
    },
    images: images(fields),
    variants: variants.map(
      ({ sku: variantSku, fields: of, stock, added, history }): NewVariant => ({
        sku: variantSku,
        fields: { ...columnsFrom(variantFields, of), fields: customValuesFrom(of) },
        position: of.position ?? 0,
        stock: stock === 'add' ? added : (of.stock ?? 0),
        stockRule: stock,
        options: [...textsIn(of, 'option')],
        offers: offersOf(of, history, now),
        images: images(of),
      }),
    ),
    related: fields.related ?? [],
  };
}

const propertiesOf = (fields: Fields<'product'>): NewProduct['properties'] =>
  propertyCodes(fields).map((code) => [code, textsIn(fields, `property.${code}`)]);

/** Values of the merchant's fields, if one of them changes. */
const customChange = (changed: object, fields: Fields<'product' | 'variant'>): SalesChange['custom'] =>
  Object.keys(changed).some((field) => customFieldCode(field) !== undefined) ? customValuesFrom(fields) : null;

/** Changes of a known product: its texts and pictures stay as they are. */
export function salesChangeFrom(
  { sku, fields, variants }: MergedProduct,
  changes: readonly EntryChange[],
  now: Date,
): SalesChange {
  const changedOf = new Map(changes.map((change) => [`${change.kind} ${change.key}`, change.fields]));
  const own = changedOf.get(`product ${sku}`) ?? {};
  return {
    sku,
    fields: namesOf(placementFields).some((field) => field !== 'categories' && field in own)
      ? { ...columnsFrom(placementFields, fields), brand: fields.brand ?? null }
      : null,
    categories: 'categories' in own ? (fields.categories ?? []) : null,
    custom: customChange(own, fields),
    properties: Object.keys(own).some((field) => field.startsWith('property.')) ? propertiesOf(fields) : null,
    variants: variants.flatMap(({ sku: variantSku, fields: of, stock, added, history }) => {
      const changed = changedOf.get(`variant ${variantSku}`);
      if (!changed) return [];
      const isRepriced = 'price' in changed || 'special' in changed;
      return [
        {
          sku: variantSku,
          available: 'available' in changed ? (of.available ?? true) : null,
          custom: customChange(changed, of),
          stock: stock === 'new' ? null : { rule: stock, pieces: stock === 'add' ? added : (of.stock ?? 0) },
          offers: isRepriced ? offersOf(of, history, now) : [],
        },
      ];
    }),
  };
}
