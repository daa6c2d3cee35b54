import type { listProductFilters as shape } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { type CustomField, type CustomValues, canFilter } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import { viewChoice } from '../../custom-fields/custom-fields.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../store/store.ts';
import { type CatalogTree, getCachedCatalogTree } from '../structure/catalog-tree-repository.ts';
import { findCategory } from '../structure/read-category.ts';
import { type CustomFilter, findOfferedValues } from './custom-filters-repository.ts';

const filtersIn = ({ customFields }: CatalogTree): CustomField[] =>
  customFields.filter((field) => field.filter && canFilter(field));

/** Custom fields that a list can be filtered by, with the values that its products have. */
export async function listProductFilters(
  ctx: RequestContext,
  { query: { category } }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const tree = await getCachedCatalogTree(ctx);
  const categoryId = category === undefined ? undefined : findCategory(tree, String(category)).id;
  const fields = filtersIn(tree);
  const tag = categoryId === undefined ? 'products' : `category:${categoryId}`;
  ctx.tag(tag);
  if (fields.length === 0) return { filters: [] };
  const { db, store } = ctx;
  const codes = fields.map(({ code }) => code);
  const offered = await ctx.cache(`filters ${store.id} ${categoryId} ${codes}`, [tag, 'catalogue'], () =>
    findOfferedValues(db, store.id, categoryId, codes),
  );
  return {
    filters: fields.flatMap((field) => {
      const values = valuesOf(field, offered.get(field.code) ?? new Set());
      return values.length === 0 ? [] : [viewFilter(ctx, field, values)];
    }),
  };
}

/** In the order of the merchant where there is one. */
const valuesOf = ({ kind, choices }: CustomField, offered: ReadonlySet<string>): string[] => {
  const known = kind === 'choice' ? choices.map(({ code }) => code) : kind === 'flag' ? ['true', 'false'] : null;
  return known ? known.filter((code) => offered.has(code)) : [...offered].sort();
};

function viewFilter(ctx: RequestContext, field: CustomField, values: readonly string[]) {
  const reader = { language: ctx.language, languages: ctx.store.languages, currency: ctx.store.currency };
  const shown = values.map((code) => ({ code, ...viewChoice(field, filterValue(field, code), reader) }));
  const [first] = shown;
  return {
    code: field.code,
    name: first?.fieldName ?? field.code,
    lang: first?.fieldLanguage ?? ctx.language,
    values: shown.map(({ code, text, language }) => ({ code, name: text, lang: language })),
  };
}

/** `finish:matt,finish:glossy,dishwasher:true`: one of the values of each field. */
export function readCustomFilters(tree: CatalogTree, given: readonly string[] | undefined): CustomFilter[] | undefined {
  if (!given) return undefined;
  const fields = new Map(filtersIn(tree).map((field) => [field.code, field]));
  const wanted = Map.groupBy(given, (one) => one.split(':')[0] ?? '');
  return [...wanted].map(([code, values]) => {
    const field = fields.get(code) ?? throwDomainError('field.not-found', { code });
    return {
      subject: field.subject,
      code,
      values: values.map((one) => filterValue(field, one.slice(code.length + 1))),
    };
  });
}

const filterValue = ({ kind }: CustomField, code: string): CustomValues[string] =>
  kind === 'flag' ? code === 'true' : code;
