// Pure: merges what a file says about an entry with what is stored, and checks that the result is complete.
import { productFields, productTextFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import { otherwiseOf } from '@vitrine/contract/fields/field-values.ts';
import { CREATED, diffFields, type FieldChanges } from '../../history/history.ts';
import type { IssueField } from '../../messages/en/file-issue.ts';
import { slugFrom } from '../../platform/text/slug.ts';
import { checkCustomField } from './custom-field-entry.ts';
import type { EntryPatch } from './entry-patch.ts';
import {
  type EntryKind,
  type FieldPatch,
  type Fields,
  listIn,
  mergeFields,
  numberIn,
  textIn,
  textsIn,
  type Value,
  valueCodes,
} from './fields.ts';
import { createIssue } from './issue.ts';
import type { IssueList, Path } from './issue-list.ts';

/** The stock of the file means one of these for SKUs that are known: nothing, the new stock, or pieces that have arrived. */
export type StockRule = 'new' | 'set' | 'add';

export interface MergeOptions {
  /** An entry of the file is meant as a whole: what it does not state is removed. */
  readonly replace: boolean;
  readonly stock: StockRule;
  /** Lists of pictures are set as given, as undo needs it. */
  readonly exact?: boolean;
}

export interface MergedEntry {
  readonly fields: Fields;
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

export const startOf = (stored: Fields | undefined, { replace }: MergeOptions): Fields =>
  !replace || !stored ? (stored ?? {}) : Object.fromEntries(Object.entries(stored).filter(([name]) => KEPT.test(name)));

export function mergeEntry(patch: EntryPatch, stored: Fields | undefined, scope: MergeScope): MergedEntry {
  const start = startOf(stored, scope.options);
  const given =
    patch.kind === 'option' || patch.kind === 'field' ? keepOrder(patch.fields, start, scope.options) : patch.fields;
  const merged = mergeFields(start, given, scope.options);
  const complete = { ...defaultsOf(patch.kind, scope, merged), ...merged };
  const fields = isDescribed(patch.kind) ? describe(patch.kind, patch, complete, stored, scope) : complete;
  checkComplete(patch, fields, scope);
  if (patch.kind === 'field') checkCustomField(patch.key, fields, stored, patch.path, scope.list);
  return { fields, isNew: stored === undefined, changes: stored ? diffFields(stored, fields) : CREATED };
}

/** Values of an option, and choices of a field, keep their order, unless it is set by a person; new ones come last. They are never removed by a patch. */
function keepOrder(patch: FieldPatch, stored: Fields, { exact = false }: MergeOptions): FieldPatch {
  const known = new Set(valueCodes(stored));
  let last = Math.max(-1, ...[...known].map((code) => numberIn(stored, `order.${code}`) ?? 0));
  return Object.fromEntries(
    Object.entries(patch).flatMap(([field, value]) => {
      if (!field.startsWith('order.')) return [[field, value] as const];
      if (exact && value !== null) return [[field, value] as const];
      if (known.has(field.slice('order.'.length))) return [];
      last += 1;
      return [[field, last] as const];
    }),
  );
}

const ORDERED: readonly EntryKind[] = ['brand', 'option', 'property', 'field', 'category', 'product', 'page', 'box'];

const flags: Readonly<Partial<Record<EntryKind, Fields>>> = {
  category: { visible: true, featured: false },
  product: otherwiseOf(productFields),
  variant: otherwiseOf(variantFields),
  page: { visible: true, menu: true },
  box: { visible: true },
  option: { type: 'radio' },
  field: { shown: false, filter: false, onInvoice: false },
  store: { timeZone: 'UTC', sizeUnit: 'CM', weightUnit: 'KG', shipsTo: [], delivery: [], taxes: [] },
};

export function defaultsOf(kind: EntryKind, scope: Pick<MergeScope, 'nextPosition'>, merged: Fields): Fields {
  const position =
    ORDERED.includes(kind) && merged.position === undefined
      ? scope.nextPosition(kind, textIn(merged, 'parent'))
      : undefined;
  return { ...flags[kind], ...(position !== undefined && { position }) };
}

type Described = 'product' | 'category' | 'page';
const isDescribed = (kind: EntryKind): kind is Described => ['product', 'category', 'page'].includes(kind);

const TEXTS: readonly string[] = [...namesOf(productTextFields), 'summary', 'text', 'imageAlt', 'headAlt'];

/** Texts exist only in languages with a name; addresses are made from names. */
function describe(
  kind: Described,
  { key, path }: Pick<EntryPatch, 'key' | 'path'>,
  merged: Fields,
  stored: Fields | undefined,
  { addresses, list }: MergeScope,
): Fields {
  const names = textsIn(merged, 'name');
  const fields: Record<string, Value> = Object.fromEntries(
    Object.entries(merged).filter(([field, value]) => {
      const [, prefix = '', language = ''] = /^(\w+)\.([a-z]{2})$/.exec(field) ?? [];
      if (!TEXTS.includes(prefix)) return true;
      return names.has(language) && value !== '';
    }),
  );
  for (const [language, name] of names) {
    const highlights = fields[`highlights.${language}`] ?? fields[`summary.${language}`];
    if (highlights !== undefined && fields[`metaDescription.${language}`] === highlights)
      delete fields[`metaDescription.${language}`];
    const given = textIn(fields, `slug.${language}`);
    const before = stored && textIn(stored, `slug.${language}`);
    if (given === null) fields[`slug.${language}`] = addresses[kind].make(language, slugFrom(name, language), key);
    else {
      const other = addresses[kind].claim(language, given, key);
      if (other !== undefined)
        list.say([...path, 'slug'], createIssue('address-used', `${language}/${given}`, `${kind} ${other}`));
    }
    if (before && before !== fields[`slug.${language}`]) addresses[kind].release(language, before, key);
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

function checkComplete({ kind, path }: EntryPatch, fields: Fields, { languages, list }: MergeScope): void {
  const [own = 'en'] = languages;
  for (const field of REQUIRED[kind] ?? [])
    if (fields[field] === undefined && textsIn(fields, field).size === 0) list.say(path, createIssue('missing', field));
  checkLanguages(fields, own, path, list);
  if (kind === 'coupon') checkCoupon(fields, path, list);
  if (kind === 'product' && listIn(fields, 'categories').length === 0)
    list.say(path, createIssue('missing', 'categories'));
}

/** A text in any language needs one in the store's first language, which is shown where another is missing. */
function checkLanguages(fields: Fields, own: string, path: Path, list: IssueList): void {
  const written = Map.groupBy(
    Object.keys(fields).flatMap((field) => {
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

function checkCoupon(fields: Fields, path: Path, list: IssueList): void {
  const value = numberIn(fields, 'value') ?? 0;
  const kind = textIn(fields, 'kind');
  if (kind !== 'free-delivery' && value === 0) list.say(path, createIssue('missing', 'value'));
  if (kind === 'percentage' && (value > 100 || Math.round(value * 100) / 100 !== value))
    list.say([...path, 'value'], createIssue('percentage'));
}
