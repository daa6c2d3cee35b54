// Pure: an entry as the values of its form, what differs between two states of it, and the merge of two people's work.
import type { EditedProduct } from '@vitrine/contract/product-editing/edited-product.ts';

export type Picture = EditedProduct['images'][number];
/** A variant that is not saved yet. */
export interface AddedVariant {
  readonly sku: string;
  readonly options: Readonly<Record<string, string>>;
}

export type FormValue = string | boolean | readonly string[] | readonly Picture[] | readonly AddedVariant[];
/** By key: `visible`, `text:name:en`, `variant:price:SKU`. */
export type FormValues = Readonly<Record<string, FormValue>>;
/** undefined removes a value. */
export type FormPatch = Readonly<Record<string, FormValue | undefined>>;

/** A SKU may contain a colon. */
export function partsOf(key: string): { kind: string; field: string; of: string } {
  const [kind = '', field = '', ...rest] = key.split(':');
  return { kind, field, of: rest.join(':') };
}

/** Texts without the blanks around them, which are not saved; pictures without the address they are shown from. */
const plain = (value: FormValue | undefined): string => {
  if (typeof value === 'string') return value.trim();
  return JSON.stringify(value, (key, part) =>
    key === 'url'
      ? undefined
      : key === 'alt'
        ? Object.entries(part)
            .filter(([, text]) => text !== '')
            .sort()
        : part,
  );
};
const isSame = (a: FormValue | undefined, b: FormValue | undefined): boolean => plain(a) === plain(b);

export const changedKeys = (base: FormValues, values: FormValues): string[] =>
  Object.keys(values).filter((key) => !isSame(base[key], values[key]));

export const withPatch = (values: FormValues, patch: FormPatch): FormValues =>
  Object.fromEntries(
    Object.entries({ ...values, ...patch }).filter((pair): pair is [string, FormValue] => pair[1] !== undefined),
  );

/** Removes everything whose key is of this variant or value, such as `variant:price:SKU`. */
export const removalOf = (values: FormValues, kind: string, of: string): FormPatch =>
  Object.fromEntries(
    Object.keys(values).flatMap((key) => {
      const parts = partsOf(key);
      return parts.kind === kind && parts.of === of ? [[key, undefined]] : [];
    }),
  );

export interface Clash {
  readonly key: string;
  readonly mine: FormValue;
  readonly theirs: FormValue;
}

/** Takes changes of one side only. Values that both changed differently need a choice, and are mine until then. */
export function mergeValues(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): { values: FormValues; clashes: Clash[] } {
  const values: Record<string, FormValue> = { ...theirs };
  const clashes: Clash[] = [];
  for (const key of changedKeys(base, mine)) {
    const own = mine[key];
    if (own === undefined) continue;
    const other = theirs[key];
    const joined = joinAdded(base[key], own, other);
    values[key] = joined ?? own;
    if (joined !== null) continue;
    if (other !== undefined && !isSame(base[key], other) && !isSame(own, other))
      clashes.push({ key, mine: own, theirs: other });
  }
  return { values, clashes };
}

/** Both only added to a list: what is new of both. null: it was changed in another way. */
function joinAdded(base?: FormValue, mine?: FormValue, theirs?: FormValue): readonly string[] | null {
  if (!isTexts(base) || !isTexts(mine) || !isTexts(theirs)) return null;
  const onlyAdds = (list: readonly string[]) =>
    isSame(
      base,
      list.filter((one) => base.includes(one)),
    );
  if (!onlyAdds(mine) || !onlyAdds(theirs)) return null;
  return [...theirs, ...mine.filter((one) => !theirs.includes(one))];
}

const isTexts = (value: FormValue | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export const textIn = (values: FormValues, key: string): string => {
  const value = values[key];
  return typeof value === 'string' ? value : '';
};

/** The picture of a field that has one. */
export const pictureIn = (values: FormValues, key: string): Picture | null =>
  ((values[key] ?? []) as readonly Picture[])[0] ?? null;
