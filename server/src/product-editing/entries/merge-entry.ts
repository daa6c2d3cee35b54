// Pure: merges what a file says about an entry with what is stored, and checks that the result is complete.
import { productFields, productTextFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import { otherwiseOf } from '@vitrine/contract/fields/field-values.ts';
import { CREATED, diffFields, type FieldChanges } from '../../history/history.ts';
import type { IssueField } from '../../messages/en/file-issue.ts';
import { slugFrom } from '../../platform/text/slug.ts';
import { checkCustomField } from './custom-field-entry.ts';
import type { EntryKind, FieldPatch, Fields } from './entry-fields.ts';
import type { EntryPatch } from './entry-patch.ts';
import { filterFields, mergeFields, textsIn, type Value, type Values, valueCodes } from './fields.ts';
import { createIssue } from './issue.ts';
import type { IssueList, Path } from './issue-list.ts';

/** The stock of the file means one of these for SKUs that are known: nothing, the new stock, or pieces that have arrived. */
export type StockRule = 'new' | 'set' | 'add';

type Ordered = Readonly<Record<`order.${string}`, number>>;

export interface MergeOptions {
  /** An entry of the file is meant as a whole: what it does not state is removed. */
  readonly replace: boolean;
  readonly stock: StockRule;
  /** Lists of pictures are set as given, as undo needs it. */
  readonly exact?: boolean;
}

/** Everything is set as given, as people and undo need it. */
export const EXACTLY: MergeOptions = { replace: false, stock: 'set', exact: true };

export interface MergedEntry<K extends EntryKind = EntryKind> {
  readonly fields: Fields<K>;
  readonly isNew: boolean;
  readonly changes: FieldChanges;
}

/** The merge knows this of the store and of the entries merged before. */
export interface MergeScope {
  readonly languages: readonly string[];
  readonly options: MergeOptions;
  readonly list: IssueList;
  readonly addresses: Readonly<Record<'product' | 'category' | 'page', AddressBook>>;
  /** Categories are counted by their parent. */
  nextPosition(kind: EntryKind, parent: string | null): number;
}

/** Fields that stay when an entry is replaced: they are not texts of the merchant, or old links need them. */
const KEPT = /^(position|slug\..*|addedOn|availableOn|sold|stock|since|order\..*)$/;

/** A merge begins with these fields. */
export const startOf = <F extends Values>(stored: F, { replace }: MergeOptions): F =>
  replace ? filterFields(stored, (name) => KEPT.test(name)) : stored;

export function mergeEntry<K extends EntryKind>(
  patch: EntryPatch<K>,
  stored: Fields<K> | undefined,
  scope: MergeScope,
): MergedEntry<K> {
  const { kind } = patch;
  const start = startOf(stored ?? ({} as Fields<K>), scope.options);
  const given = kind === 'option' || kind === 'field' ? keepOrder(patch.fields, start, scope.options) : patch.fields;
  const complete = withDefaults(kind, mergeFields(kind, start, given, scope.options), scope);
  const own = kind === 'coupon' ? withoutOtherValues(complete) : complete;
  const fields = isDescribed(kind) ? describe(kind, patch, own, stored, scope) : own;
  checkComplete(patch, fields, scope);
  checks[kind]?.(patch.key, fields, stored, patch.path, scope.list);
  return { fields, isNew: stored === undefined, changes: stored ? diffFields(stored, fields) : CREATED };
}

type Check<K extends EntryKind> = (
  key: string,
  fields: Fields<K>,
  stored: Fields<K> | undefined,
  path: Path,
  list: IssueList,
) => void;

const checks: { readonly [K in EntryKind]?: Check<K> } = {
  field: checkCustomField,
  coupon: (_, fields, __, path, list) => checkCoupon(fields, path, list),
  product: (_, { categories = [] }, __, path, list) => {
    if (categories.length === 0) list.say(path, createIssue('missing', 'categories'));
  },
};

/** Values of an option, and choices of a field, keep their order, unless it is set by a person; new ones come last. They are never removed by a patch. */
function keepOrder<F extends FieldPatch>(patch: F, stored: Ordered, { exact = false }: MergeOptions): F {
  const known = new Set(valueCodes(stored));
  let last = Math.max(-1, ...[...known].map((code) => stored[`order.${code}`] ?? 0));
  return Object.fromEntries(
    Object.entries<Value>(patch).flatMap(([field, value]) => {
      if (!field.startsWith('order.')) return [[field, value] as const];
      if (exact && value !== null) return [[field, value] as const];
      if (known.has(field.slice('order.'.length))) return [];
      last += 1;
      return [[field, last] as const];
    }),
  ) as F;
}

const ORDERED: readonly EntryKind[] = ['brand', 'option', 'property', 'field', 'category', 'product', 'page', 'box'];

const otherwise: { readonly [K in EntryKind]?: Fields<K> } = {
  category: { visible: true, featured: false },
  product: otherwiseOf(productFields),
  variant: otherwiseOf(variantFields),
  page: { visible: true, menu: true },
  box: { visible: true },
  option: { type: 'radio' },
  field: { shown: false, filter: false, onInvoice: false },
  store: { timeZone: 'UTC', sizeUnit: 'CM', weightUnit: 'KG', shipsTo: [], delivery: [], taxes: [] },
};

/** With the values that it has unless it states others, and a place among its kind. */
export function withDefaults<K extends EntryKind>(
  kind: K,
  merged: Fields<K>,
  { nextPosition }: Pick<MergeScope, 'nextPosition'>,
): Fields<K> {
  const { position, parent }: Pick<Fields<'category'>, 'position' | 'parent'> = merged;
  const isPlaced = position !== undefined || !ORDERED.includes(kind);
  return { ...otherwise[kind], ...(!isPlaced && { position: nextPosition(kind, parent ?? null) }), ...merged };
}

type Described = 'product' | 'category' | 'page';
const isDescribed = (kind: EntryKind): kind is Described => ['product', 'category', 'page'].includes(kind);
/** Texts of any of them, by language. */
type Texts = Readonly<Record<`${'name' | 'slug' | 'metaDescription' | 'highlights' | 'summary'}.${string}`, string>>;

const TEXTS: readonly string[] = [...namesOf(productTextFields), 'summary', 'text', 'imageAlt', 'headAlt'];

/** Texts exist only in languages with a name; addresses are made from names. */
function describe<F extends Texts>(
  kind: Described,
  { key, path }: Pick<EntryPatch, 'key' | 'path'>,
  merged: F,
  stored: Texts | undefined,
  { addresses, list }: MergeScope,
): F {
  const names = textsIn<Texts, 'name'>(merged, 'name');
  const fields = filterFields(merged, (field, value) => {
    const [, prefix = '', language = ''] = /^(\w+)\.([a-z]{2})$/.exec(field) ?? [];
    return !TEXTS.includes(prefix) || (names.has(language) && value !== '');
  });
  const texts: { -readonly [Key in keyof Texts]: Texts[Key] } = fields;
  for (const [language, name] of names) {
    const highlights = texts[`highlights.${language}`] ?? texts[`summary.${language}`];
    if (highlights !== undefined && texts[`metaDescription.${language}`] === highlights)
      delete texts[`metaDescription.${language}`];
    const given = texts[`slug.${language}`];
    const before = stored?.[`slug.${language}`];
    if (given === undefined) texts[`slug.${language}`] = addresses[kind].make(language, slugFrom(name, language), key);
    else {
      const other = addresses[kind].claim(language, given, key);
      if (other !== undefined)
        list.say([...path, 'slug'], createIssue('address-used', `${language}/${given}`, `${kind} ${other}`));
    }
    if (before && before !== texts[`slug.${language}`]) addresses[kind].release(language, before, key);
  }
  return fields;
}

/** Addresses in use, by language: each leads to one entry. */
export class AddressBook {
  private readonly owners: Map<string, string>;
  /** By the address without a number: the last one given. Thousands of products may have one name. */
  private readonly numbers = new Map<string, number>();
  /** By the address without a number and the owner, who gets the same when a file is read again. */
  private readonly made = new Map<string, string>();

  constructor(taken: ReadonlyMap<string, string>) {
    this.owners = new Map(taken);
  }

  /** Returns the other owner, if there is one. */
  claim(language: string, slug: string, owner: string): string | undefined {
    const address = `${language}/${slug}`;
    const other = this.owners.get(address);
    if (other !== undefined && other !== owner) return other;
    this.owners.set(address, owner);
    return undefined;
  }

  /** Adds a number when the address is taken. */
  make(language: string, slug: string, owner: string): string {
    const address = `${language}/${slug}`;
    const known = this.made.get(`${address} ${owner}`);
    if (known !== undefined && this.claim(language, known, owner) === undefined) return known;
    for (let number = this.numbers.get(address) ?? 1; ; number += 1) {
      const candidate = number === 1 ? slug : `${slug}-${number}`;
      if (this.claim(language, candidate, owner) !== undefined) continue;
      this.numbers.set(address, number);
      this.made.set(`${address} ${owner}`, candidate);
      return candidate;
    }
  }

  /** These owners have other addresses by now: `language/address` with the owner. */
  renew(owners: ReadonlySet<string>, addresses: ReadonlyMap<string, string>): void {
    for (const [address, owner] of this.owners) if (owners.has(owner)) this.owners.delete(address);
    for (const [address, owner] of addresses) this.owners.set(address, owner);
  }

  has(language: string, slug: string): boolean {
    return this.owners.has(`${language}/${slug}`);
  }

  release(language: string, slug: string, owner: string): void {
    const address = `${language}/${slug}`;
    if (this.owners.get(address) === owner) this.owners.delete(address);
  }
}

const REQUIRED: Readonly<Partial<Record<EntryKind, readonly IssueField[]>>> = {
  store: ['name', 'currency', 'languages', 'country'],
  brand: ['name'],
  option: ['name'],
  property: ['name'],
  field: ['name'],
  category: ['name'],
  product: ['name'],
  page: ['name', 'text'],
  box: ['text'],
  coupon: ['kind'],
};

function checkComplete(
  { kind, path }: Pick<EntryPatch, 'kind' | 'path'>,
  fields: Fields,
  { languages, list }: MergeScope,
): void {
  const [own = 'en'] = languages;
  const names = Object.keys(fields);
  for (const field of REQUIRED[kind] ?? [])
    if (!names.some((name) => name === field || name.startsWith(`${field}.`)))
      list.say(path, createIssue('missing', field));
  checkLanguages(names, own, path, list);
}

/** A text in any language needs one in the store's first language, which is shown where another is missing. */
function checkLanguages(names: readonly string[], own: string, path: Path, list: IssueList): void {
  const written = Map.groupBy(
    names.flatMap((field) => {
      const [, prefix, language] = /^([\w.-]+)\.([a-z]{2})$/.exec(field) ?? [];
      return prefix === undefined || language === undefined || /^(order|option|size|slug|social|fields)$/.test(prefix)
        ? []
        : [{ prefix, language }];
    }),
    ({ prefix }) => prefix,
  );
  for (const [prefix, texts] of written)
    if (!texts.some(({ language }) => language === own))
      list.say([...path, ...prefix.split('.')], createIssue('first-language', own));
}

/** A coupon has only the value of its kind. A file states the value without saying whether it is an amount. */
const OTHER_VALUES: ReadonlyMap<Value | undefined, readonly string[]> = new Map([
  ['percentage', ['amount']],
  ['amount', ['percent']],
  ['free-delivery', ['amount', 'percent']],
]);

const withoutOtherValues = <F extends Values>(coupon: F): F =>
  filterFields(coupon, (name) => !OTHER_VALUES.get(coupon.kind)?.includes(name));

function checkCoupon({ kind, percent = 0, amount = 0 }: Fields<'coupon'>, path: Path, list: IssueList): void {
  const value = kind === 'percentage' ? percent : amount;
  if (kind !== 'free-delivery' && value === 0) list.say(path, createIssue('missing', 'value'));
  if (kind === 'percentage' && (value > 100 || Math.round(value * 100) / 100 !== value))
    list.say([...path, 'value'], createIssue('percentage'));
}
