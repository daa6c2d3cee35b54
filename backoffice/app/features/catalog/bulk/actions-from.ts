// Pure: what is typed into the form of a bulk change, as the actions of the API or as issues.
import { goodsFields } from '@vitrine/contract/catalog/product-fields.ts';
import { periodIssue } from '@vitrine/contract/catalog/sale-rules.ts';
import type { BulkActions } from '@vitrine/contract/product-editing/bulk-actions.ts';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { readAmount } from '../../../format/amount-input.ts';
import { fromLocalInput } from '../../../format/moment.ts';
import {
  type CustomForm,
  changedCustomValues,
  checkCustomValues,
  typedCustomValues,
} from '../../../forms/custom-values.ts';
import { textIn } from '../../../forms/form-values.ts';
import type { Notation, ValueIssue } from '../../../forms/typed-value.ts';
import type { CustomFields } from '../../../session/custom-fields.ts';

export const emptyBulk = {
  priceKind: '',
  price: '',
  rounding: 'exact',
  saleKind: '',
  sale: '',
  saleFrom: '',
  saleUntil: '',
  stockKind: '',
  stock: '',
  categoriesKind: '',
  /** Codes, separated by spaces. */
  categories: '',
  brand: '',
  propertyKind: '',
  property: '',
  /** By language, as JSON. */
  propertyValue: '{}',
  customKind: '',
  /** The code of a field that the merchant has defined. */
  custom: '',
  /** As typed, by key, as JSON. */
  customValue: '{}',
  visible: '',
  when: '',
  at: '',
};

export type BulkField = keyof typeof emptyBulk;
export type BulkValues = Readonly<Record<BulkField, string>>;

/** The choice that removes the brand; codes have no spaces. */
export const NO_BRAND = ' ';

export type BulkIssue =
  | ValueIssue
  | {
      readonly kind:
        | 'percent'
        | 'pieces'
        | 'category'
        | 'property'
        | 'value'
        | 'custom'
        | 'custom-value'
        | 'moment'
        | 'past-moment'
        | 'before-begin'
        | 'past'
        | 'nothing';
    }
  | { readonly kind: 'range'; readonly min: number; readonly max: number };

export interface BulkNotation extends Notation {
  /** The languages of the store; texts in the first one are needed. */
  readonly languages: readonly string[];
  /** The own fields of products and variants. */
  readonly customFields: CustomFields;
}

interface Read {
  readonly actions: Partial<BulkActions>;
  /** The moment at which it is made; null: after the preview. */
  readonly at: string | null;
  readonly issues: Partial<Record<BulkField, BulkIssue>>;
}

export const codesIn = ({ categories }: BulkValues): string[] => categories.split(' ').filter((code) => code !== '');

export const propertyTexts = ({ propertyValue }: BulkValues): Readonly<Record<string, string>> =>
  JSON.parse(propertyValue) as Record<string, string>;

export const customTyped = ({ customValue }: BulkValues): Readonly<Record<string, string>> =>
  JSON.parse(customValue) as Record<string, string>;

export const isComputed = ({ priceKind, saleKind }: BulkValues): boolean =>
  (priceKind !== '' && priceKind !== 'set') || saleKind === 'percent';

export function readBulk(values: BulkValues, notation: BulkNotation, now: Date): Read {
  const actions: { -readonly [K in keyof BulkActions]?: BulkActions[K] } = {};
  const issues: Partial<Record<BulkField, BulkIssue>> = {};
  const amountIn = (field: 'price' | 'sale'): string => {
    const typed = readAmount(values[field], notation.currency, notation.digits, notation.locale);
    if (typed.kind === 'amount') return typed.amount;
    issues[field] = { kind: 'amount', typed };
    return '0';
  };
  const percentIn = (field: 'price' | 'sale', max: number): number => {
    const percent = readPercent(values[field]);
    if (percent === null) issues[field] = { kind: 'percent' };
    else if (percent <= 0 || percent > max) issues[field] = { kind: 'range', min: 0.1, max };
    return percent ?? 0;
  };
  switch (values.priceKind) {
    case 'set':
      actions.price = { kind: 'set', amount: amountIn('price') };
      break;
    case 'up':
      actions.price = { kind: 'percent', percent: percentIn('price', 1000) };
      break;
    case 'down':
      actions.price = { kind: 'percent', percent: -percentIn('price', 99) };
      break;
    case 'more':
      actions.price = { kind: 'add', amount: amountIn('price') };
      break;
    case 'less':
      actions.price = { kind: 'add', amount: `-${amountIn('price')}` };
  }
  if (isComputed(values)) actions.rounding = values.rounding as BulkActions['rounding'];
  const period = { from: fromLocalInput(values.saleFrom), until: fromLocalInput(values.saleUntil) };
  if (values.saleKind === 'end') actions.sale = { kind: 'end' };
  if (values.saleKind === 'price') actions.sale = { kind: 'price', price: amountIn('sale'), ...period };
  if (values.saleKind === 'percent') actions.sale = { kind: 'percent', percent: percentIn('sale', 99), ...period };
  const wrongPeriod = actions.sale && actions.sale.kind !== 'end' ? periodIssue(period, now) : null;
  if (wrongPeriod) issues.saleUntil = { kind: wrongPeriod };
  if (values.stockKind !== '') {
    const pieces = /^\d{1,8}$/.test(values.stock.trim()) ? Number(values.stock) : null;
    if (pieces === null || pieces > goodsFields.stock.max) issues.stock = { kind: 'pieces' };
    actions.stock = {
      kind: values.stockKind === 'set' ? 'set' : 'add',
      pieces: values.stockKind === 'take' ? -(pieces ?? 0) : (pieces ?? 0),
    };
  }
  if (values.categoriesKind !== '') {
    const codes = codesIn(values);
    if (codes.length === 0) issues.categories = { kind: 'category' };
    actions.categories = { kind: values.categoriesKind as 'set' | 'add' | 'remove', codes };
  }
  if (values.brand !== '') actions.brand = values.brand === NO_BRAND ? null : values.brand;
  if (values.propertyKind !== '') {
    const kind = values.propertyKind as 'set' | 'add' | 'remove';
    const value = Object.fromEntries(Object.entries(propertyTexts(values)).filter(([, text]) => text.trim() !== ''));
    if (values.property === '') issues.property = { kind: 'property' };
    if (kind !== 'remove' && !value[notation.languages[0] ?? '']) issues.propertyValue = { kind: 'value' };
    actions.property = { kind, code: values.property, value: kind === 'remove' ? {} : value };
  }
  if (values.customKind !== '') Object.assign(issues, readCustom(values, notation, actions));
  if (values.visible === 'yes' || values.visible === 'no') actions.visible = values.visible === 'yes';
  else if (values.visible !== '') actions.archived = values.visible === 'archive';
  const at = values.when === '' ? null : fromLocalInput(values.at);
  const wrong = values.when === '' ? null : momentIssue(at, now);
  if (wrong) issues.at = wrong;
  if (Object.keys(actions).length === 0 && values.customKind === '') issues.priceKind = { kind: 'nothing' };
  return { actions, at, issues };
}

const customForm = (field: StaffCustomField, { languages, ...notation }: BulkNotation): CustomForm => ({
  fields: [field],
  languages,
  notation,
});

/** Only the texts that were typed are set; the others stay. */
function readCustom(
  values: BulkValues,
  notation: BulkNotation,
  actions: { fields?: BulkActions['fields'] },
): Partial<Record<BulkField, BulkIssue>> {
  const { customKind, custom } = values;
  const field = notation.customFields.find(({ code }) => code === custom);
  if (!field) return { custom: { kind: 'custom' } };
  const form = customForm(field, notation);
  const none = typedCustomValues(form, {});
  const typed = customKind === 'remove' ? none : { ...none, ...customTyped(values) };
  const keys = Object.keys(none).filter((key) => customKind === 'remove' || textIn(typed, key).trim() !== '');
  if (keys.length === 0) return { customValue: { kind: 'custom-value' } };
  const [wrong] = Object.values(checkCustomValues(form, typed, new Set(keys)));
  if (wrong) return { customValue: wrong };
  Object.assign(actions, changedCustomValues(form, typed, new Set(keys)));
  return {};
}

/** The issue of the moment at which a change is to be made. */
export function momentIssue(at: string | null, now: Date): BulkIssue | null {
  if (at === null) return { kind: 'moment' };
  return new Date(at) <= now ? { kind: 'past-moment' } : null;
}

function readPercent(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f]*%$/, '').trim();
  return /^\d{1,4}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
