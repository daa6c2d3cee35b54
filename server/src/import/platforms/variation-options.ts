// Pure: the options of a WooCommerce variation. A blank value means any of the parent's values.

import { createIssue } from '../../product-editing/entries/issue.ts';
import type { CatalogBuilder } from '../mapped/catalog-builder.ts';
import type { ImportIssues } from '../mapped/import-issues.ts';
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
  issues: ImportIssues,
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
    issues.add('error', line, undefined, createIssue('too-many-combinations', combinations.length, MAX_COMBINATIONS));
    return [];
  }
  if (any) issues.add('warning', line, undefined, createIssue('any-option', any.name, combinations.length));
  return combinations;
}
