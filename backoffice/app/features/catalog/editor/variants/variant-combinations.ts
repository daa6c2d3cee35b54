// Pure: variants from the values of options.
import type { OptionChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { nameIn } from '../../../../format/names.ts';
import type { AddedVariant } from '../../../../forms/form-values.ts';

/** Codes of values by the code of their option. */
export type ChosenValues = Readonly<Record<string, readonly string[]>>;

/** Every combination of the values that there is not yet; none while an option has no value. */
export function newCombinations(
  product: string,
  chosen: ChosenValues,
  known: readonly Readonly<Record<string, string>>[],
  takenSkus: ReadonlySet<string>,
): AddedVariant[] {
  const options = Object.entries(chosen).filter(([, values]) => values.length > 0);
  if (options.length === 0) return [];
  const all = options.reduce<readonly Readonly<Record<string, string>>[]>(
    (combinations, [option, values]) =>
      combinations.flatMap((before) => values.map((value) => ({ ...before, [option]: value }))),
    [{}],
  );
  const keyOf = (values: Readonly<Record<string, string>>) => JSON.stringify(Object.entries(values).sort());
  const existing = new Set(known.map(keyOf));
  const taken = new Set(takenSkus);
  return all
    .filter((values) => !existing.has(keyOf(values)))
    .map((values) => {
      const base = [product, ...Object.values(values)].join('-').slice(0, 60);
      let sku = base;
      for (let number = 2; taken.has(sku); number += 1) sku = `${base}-${number}`;
      taken.add(sku);
      return { sku, options: values };
    });
}

/** Values of options that variants are sold in, each with its variants. */
export function soldValues<V extends AddedVariant>(
  variants: readonly V[],
): { option: string; value: string; variants: readonly V[] }[] {
  const found = new Map<string, { option: string; value: string; variants: V[] }>();
  for (const variant of variants)
    for (const [option, value] of Object.entries(variant.options)) {
      const key = JSON.stringify([option, value]);
      const known = found.get(key);
      if (known) known.variants.push(variant);
      else found.set(key, { option, value, variants: [variant] });
    }
  return [...found.values()].sort((a, b) => (a.option < b.option ? -1 : a.option > b.option ? 1 : 0));
}

/** Blue, M */
export const variantLabel = (
  values: Readonly<Record<string, string>>,
  options: readonly OptionChoice[],
  language: string,
): string =>
  Object.entries(values)
    .map(([option, value]) => {
      const known = options.find(({ code }) => code === option)?.values.find(({ code }) => code === value);
      return known ? nameIn(known.name, language, value) : value;
    })
    .join(', ');
