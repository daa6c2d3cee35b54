// Pure: fields that the merchant defines, in the back office or in a catalog file. A value stands beside the fields of the shop
// under `fields.CODE`, or `fields.CODE.LANGUAGE`, so that everything that is done with a field follows from its kind here, too.
import type { Field, FieldKind, FieldSet, Texts } from '../fields/field.ts';

export const customFieldSubjects = ['product', 'variant', 'category', 'customer', 'order'] as const;
export type CustomFieldSubject = (typeof customFieldSubjects)[number];

export const customFieldKinds = [
  'text',
  'texts',
  'richTexts',
  'money',
  'count',
  'decimal',
  'flag',
  'date',
  'choice',
  'country',
] as const satisfies readonly FieldKind[];
export type CustomFieldKind = (typeof customFieldKinds)[number];

export interface CustomField {
  readonly code: string;
  /** The kind of entry that has the field. It never changes, and neither does `kind`: values would lose their meaning. */
  readonly subject: CustomFieldSubject;
  readonly kind: CustomFieldKind;
  readonly name: Texts;
  readonly help: Texts;
  readonly choices: readonly { readonly code: string; readonly name: Texts }[];
  /** Shoppers see it: on the page of the product or category, or on their order. */
  readonly shown: boolean;
  /** Lists of products can be filtered by it. */
  readonly filter: boolean;
  readonly onInvoice: boolean;
}

/** Values of these kinds are few, so that a list can offer each of them. */
const filterKinds: readonly CustomFieldKind[] = ['choice', 'flag', 'country'];
const filterSubjects: readonly CustomFieldSubject[] = ['product', 'variant'];
export const canFilter = ({ kind, subject }: Pick<CustomField, 'kind' | 'subject'>): boolean =>
  filterKinds.includes(kind) && filterSubjects.includes(subject);

/** Staff sees customers only inside the shop; a shopper sees an order, a product or a category. */
export const canBeShown = ({ subject }: Pick<CustomField, 'subject'>): boolean => subject !== 'customer';
/** Texts about people and orders are plain. */
export const hasKind = ({ subject, kind }: Pick<CustomField, 'kind' | 'subject'>): boolean =>
  kind !== 'richTexts' || (subject !== 'customer' && subject !== 'order');
export const canBeOnInvoice = ({ subject }: Pick<CustomField, 'subject'>): boolean => subject !== 'category';

const START = 'fields.';

export const customFieldName = (code: string): `${typeof START}${string}` => `${START}${code}`;

/** The code of the field whose value has this key; undefined for other keys. */
export const customFieldCode = (key: string): string | undefined =>
  key.startsWith(START) ? key.slice(START.length).split('.')[0] : undefined;

export const MAX_CUSTOM_TEXT = 500;
export const MAX_CUSTOM_RICH_TEXT = 20_000;
const MAX_COUNT = 1_000_000_000;

/** The field as the kinds of fields know it. */
export function fieldOf({ kind, choices }: Pick<CustomField, 'kind' | 'choices'>): Field {
  switch (kind) {
    case 'text':
    case 'texts':
      return { kind, max: MAX_CUSTOM_TEXT };
    case 'richTexts':
      return { kind, max: MAX_CUSTOM_RICH_TEXT };
    case 'count':
    case 'decimal':
      return { kind, max: MAX_COUNT };
    case 'choice':
      return { kind, choices: choices.map(({ code }) => code) };
    default:
      return { kind };
  }
}

/** The fields of a subject, by the name under which their values stand. */
export const customFieldSet = (fields: readonly CustomField[], subject: CustomFieldSubject): FieldSet =>
  Object.fromEntries(
    fields.flatMap((field) => (field.subject === subject ? [[customFieldName(field.code), fieldOf(field)]] : [])),
  );

/** The same for all subjects. */
export type CustomFieldSets = Readonly<Record<CustomFieldSubject, FieldSet>>;
export const customFieldSets = (fields: readonly CustomField[]): CustomFieldSets => ({
  product: customFieldSet(fields, 'product'),
  variant: customFieldSet(fields, 'variant'),
  category: customFieldSet(fields, 'category'),
  customer: customFieldSet(fields, 'customer'),
  order: customFieldSet(fields, 'order'),
});

/** Values as a column stores them: by their key without its beginning. */
export type CustomValues = Readonly<Record<string, string | number | boolean>>;

const isCustomValue = (value: unknown): value is CustomValues[string] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export const customValuesFrom = (values: Readonly<Record<string, unknown>>): CustomValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      key.startsWith(START) && isCustomValue(value) ? [[key.slice(START.length), value]] : [],
    ),
  );

export const withCustomValues = (
  stored: CustomValues,
): { readonly [Key in `fields.${string}`]: CustomValues[string] } =>
  Object.fromEntries(Object.entries(stored).map(([key, value]) => [START + key, value]));
