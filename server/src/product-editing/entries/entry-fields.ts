// Pure: the fields of every kind of entry, with their types. An entry is one flat record: `price`, `name.en`, `option.color`.
import { couponFields } from '@vitrine/contract/cart/coupon-fields.ts';
import { productFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import {
  type CustomValues,
  customFieldKinds,
  customFieldSubjects,
} from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { FieldsOf, Picture, Texts } from '@vitrine/contract/fields/field.ts';
import { mailEncryptions } from '@vitrine/contract/mail/mail-rules.ts';
import { type BrandPicture, typePairs } from '@vitrine/contract/shop-brand/brand-rules.ts';
import type { DeliveryRule, TaxRule } from '../../store/store.ts';
import type { FileHomeSection } from './catalog-file-shape.ts';

const CODE = { kind: 'code' } as const;
const CODES = { kind: 'codes' } as const;
const COUNT = { kind: 'count' } as const;
const DATE = { kind: 'date' } as const;
const FLAG = { kind: 'flag' } as const;
const HTML = { kind: 'richTexts' } as const;
const TEXT = { kind: 'text' } as const;
const TEXTS = { kind: 'texts' } as const;
const found = { name: TEXTS, slug: TEXTS, title: TEXTS, metaDescription: TEXTS } as const;

export const entryFields = {
  store: {
    name: TEXT,
    currency: TEXT,
    languages: CODES,
    country: TEXT,
    state: TEXT,
    address: TEXT,
    city: TEXT,
    postalCode: TEXT,
    phone: TEXT,
    email: TEXT,
    noticeEmail: TEXT,
    vatNumber: TEXT,
    timeZone: TEXT,
    since: DATE,
    sizeUnit: TEXT,
    weightUnit: TEXT,
    shipsTo: CODES,
    noTax: FLAG,
    paymentMethods: CODES,
    bankAccount: TEXT,
    smtpHost: TEXT,
    smtpPort: COUNT,
    smtpEncryption: { kind: 'choice', choices: mailEncryptions },
    smtpUser: TEXT,
    senderName: TEXT,
    senderAddress: TEXT,
    orderNoticeEmail: TEXT,
    messageNoticeEmail: TEXT,
    stockNoticeEmail: TEXT,
    accent: TEXT,
    accentDark: TEXT,
    typePair: { kind: 'choice', choices: typePairs },
  },
  brand: { name: TEXTS, description: TEXTS, position: COUNT },
  option: { name: TEXTS, type: { kind: 'choice', choices: ['radio', 'select', 'checkbox'] }, position: COUNT },
  property: { name: TEXTS, position: COUNT },
  field: {
    name: TEXTS,
    help: TEXTS,
    subject: { kind: 'choice', choices: customFieldSubjects },
    kind: { kind: 'choice', choices: customFieldKinds },
    shown: FLAG,
    filter: FLAG,
    onInvoice: FLAG,
    position: COUNT,
  },
  category: {
    ...found,
    highlights: TEXTS,
    description: HTML,
    headAlt: TEXTS,
    parent: CODE,
    image: TEXT,
    visible: FLAG,
    featured: FLAG,
    position: COUNT,
  },
  product: { ...productFields, related: CODES, position: COUNT },
  variant: { ...variantFields, position: COUNT },
  group: { products: CODES },
  page: {
    ...found,
    summary: TEXTS,
    text: HTML,
    imageAlt: TEXTS,
    publishedOn: DATE,
    menu: FLAG,
    visible: FLAG,
    position: COUNT,
  },
  box: { name: TEXTS, text: HTML, visible: FLAG, position: COUNT },
  home: {},
  synonyms: {},
  coupon: couponFields,
  redirect: { to: TEXT },
} as const;

type ByCode<Name extends string, V> = { readonly [Key in `${Name}.${string}`]: V };
type CustomFields = ByCode<'fields', CustomValues[string]>;
/** Values of an option or choices of a field: `order.indigo`, `value.indigo.swatch`, `value.indigo.name.en`. */
type Choices = ByCode<'order', number> & ByCode<'value', string>;
export type NamedPicture = Omit<Picture, 'alt'>;

/** Fields whose names are codes, and values that are replaced as a whole. */
interface OtherFields {
  store: ByCode<'social', string> & {
    readonly delivery?: readonly DeliveryValue[];
    readonly taxes?: readonly TaxValue[];
    readonly logo?: BrandPicture;
    readonly logoDark?: BrandPicture;
    readonly siteIcon?: BrandPicture;
  };
  option: Choices;
  field: Choices;
  category: CustomFields & { readonly headImage?: NamedPicture };
  /** `order` is in patches only: the place of a property that an undo brings back. */
  product: CustomFields & ByCode<'property', string> & ByCode<'order', number>;
  variant: CustomFields & ByCode<'option', string>;
  page: { readonly image?: NamedPicture };
  home: { readonly sections?: readonly HomeValue[] };
  synonyms: { readonly words?: readonly (readonly string[])[] };
}

/** Amounts are in minor units, as everywhere in a record. */
export type DeliveryValue = Pick<DeliveryRule, 'countries' | 'zones'> & {
  readonly methods: readonly {
    readonly code: string;
    readonly name: Texts;
    readonly price: number;
    readonly freeFrom?: number;
    readonly days: readonly [number, number];
  }[];
};
/** The rate is in percent. */
export type TaxValue = Omit<TaxRule, 'rate'> & { readonly rate: string };
export type HomeValue = {
  readonly type: FileHomeSection['type'];
  readonly group?: string;
  readonly link?: string;
  readonly visible: boolean;
  readonly title: Texts;
  readonly text: Texts;
  readonly linkText: Texts;
  readonly items: readonly { readonly title: Texts; readonly text: Texts; readonly icon?: string }[];
  readonly images: readonly Picture[];
};

export type EntryKind = keyof typeof entryFields;
type FieldsOfKind = {
  [K in EntryKind]: FieldsOf<(typeof entryFields)[K]> & (K extends keyof OtherFields ? OtherFields[K] : unknown);
};
/** Present values only; a missing field has no value. */
export type Fields<K extends EntryKind = EntryKind> = FieldsOfKind[K];
/** Fields to change; null removes, a missing field stays. */
export type FieldPatch<K extends EntryKind = EntryKind> = PatchesOfKind[K];
type PatchesOfKind = { [K in EntryKind]: { readonly [Name in keyof FieldsOfKind[K]]: FieldsOfKind[K][Name] | null } };
/** Fields, or changes of them, while they are collected. */
export type Writable<F> = { -readonly [Name in keyof F]: F[Name] };
