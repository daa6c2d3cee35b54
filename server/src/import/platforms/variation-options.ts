// Pure: the options of a WooCommerce variation. A blank value means any of the parent's values.

import { fault } from '../../product-editing/entries/fault.ts';
import type { CatalogBuilder } from '../mapped/catalog-builder.ts';
import type { Findings } from '../mapped/findings.ts';
import { attributesOf } from './woocommerce-columns.ts';

const MAX_COMBINATIONS = 100;

export interface VariationOptions {
  readonly options: Readonly<Record<string, string>>;
  /** Added to the SKU, so that each combination has its own. */
  readonly suffix: string;
}

export function variationOptions(
  { line, all }: { readonly line: number; readonly all: ReadonlyMap<string, string> },
  ofParent: ReadonlyMap<string, readonly string[]>,
  builder: CatalogBuilder,
  findings: Findings,
): VariationOptions[] {
  const attributes = attributesOf(all).map(({ name, values }) => ({
    name,
    isAny: values.length === 0,
    values: values.length === 0 ? (ofParent.get(name.toLowerCase()) ?? []) : values.slice(0, 1),
  }));
  let combinations: VariationOptions[] = [{ options: {}, suffix: '' }];
  for (const { name, values, isAny } of attributes)
    combinations = combinations.flatMap(({ options, suffix }) =>
      values.map((value) => {
        const [option, code] = builder.option(name, value);
        return { options: { ...options, [option]: code }, suffix: isAny ? `${suffix}-${value}` : suffix };
      }),
    );
  const any = attributes.find(({ isAny }) => isAny);
  if (combinations.length > MAX_COMBINATIONS) {
    findings.add('error', line, undefined, fault('too-many-combinations', combinations.length, MAX_COMBINATIONS));
    return [];
  }
  if (any) findings.add('warning', line, undefined, fault('any-option', any.name, combinations.length));
  return combinations;
}
