// A change of many products: what it would change, product by product. Nothing is changed before the job is run.

import { periodIssue } from '@vitrine/contract/catalog/sale-rules.ts';
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { BulkActions, BulkJob } from '@vitrine/contract/product-editing/bulk-actions.ts';
import type { previewBulk as shape } from '@vitrine/contract/product-editing/bulk-changes-shapes.ts';
import { findCodeToIdMap } from '../../catalog/catalog.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { readAmount, toMinor } from '../../platform/money.ts';
import { requirePermissions } from '../../platform/require-permissions.ts';
import { findStaffProducts } from '../../search/search.ts';
import { getOwnStore, type StaffContext, type StoreRow } from '../../store/store.ts';
import { findSkusOfProducts } from '../entries/stored-products-repository.ts';
import { readBulkCustomValues } from './bulk-custom-values.ts';
import { neededFor } from './bulk-patch.ts';
import { addJob } from './bulk-repository.ts';
import { planRows, ruleOf } from './plan-rows.ts';
import { changedBy, readBulk } from './read-bulk.ts';

/** More are a matter for a file. */
const MAX_PRODUCTS = 20_000;
/** Well below the number of parameters that a query may have. */
const IDS_AT_ONCE = 5000;

export async function previewBulk(
  ctx: StaffContext,
  { selection, actions }: Input<typeof shape>['body'],
): Promise<BulkJob> {
  const store = await getOwnStore(ctx);
  requirePermissions(ctx.staff, neededFor(actions));
  await checkActions(ctx, store, actions);
  const db = ctx.database.longRunning;
  const skus = await selectedSkus(ctx, store, selection);
  const id = await addJob(db, {
    storeId: store.id,
    madeAt: ctx.now,
    madeBy: ctx.actor,
    action: actionText(actions),
    actions,
    stockRule: ruleOf(actions),
  });
  await planRows(ctx, store, { id, actions }, skus);
  return readBulk(ctx, id);
}

async function selectedSkus(
  ctx: StaffContext,
  store: StoreRow,
  selection: Input<typeof shape>['body']['selection'],
): Promise<readonly string[]> {
  const ids = await selectedIds(ctx, store, selection);
  const skus: string[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE)
    skus.push(...(await findSkusOfProducts(ctx.db, store.id, ids.slice(start, start + IDS_AT_ONCE))));
  return skus;
}

async function selectedIds(
  { db }: StaffContext,
  store: StoreRow,
  selection: Input<typeof shape>['body']['selection'],
): Promise<readonly number[]> {
  if ('ids' in selection) return [...new Set(selection.ids)];
  const { q, ...filter } = selection.filter;
  const { rows } = await findStaffProducts(db, {
    storeId: store.id,
    language: store.languages[0] ?? '',
    text: q,
    ...filter,
    sort: 'name',
    after: null,
    limit: MAX_PRODUCTS + 1,
  });
  if (rows.length > MAX_PRODUCTS) throwDomainError('bulk.too-many', { max: MAX_PRODUCTS });
  return rows.map(({ id }) => id);
}

/** Refuses actions that are wrong for every product alike. */
async function checkActions({ db, now }: StaffContext, store: StoreRow, actions: BulkActions): Promise<void> {
  const { currency } = store;
  const { price, sale, categories, brand, property } = actions;
  if (changedBy(actions).length === 0) throwDomainError('change.nothing');
  if (price?.kind === 'set') readAmount(price.amount, currency);
  if (price?.kind === 'add' && toMinor(Number(price.amount), currency) === null)
    throwDomainError('price.invalid', { currency });
  if (sale?.kind === 'price') readAmount(sale.price, currency);
  if (sale && sale.kind !== 'end' && periodIssue(sale, now)) throwDomainError('period.invalid');
  if (actions.fields) await readBulkCustomValues(db, store, actions);
  if (!categories && !brand && !property) return;
  const known = await findCodeToIdMap(db, store.id);
  if (property) checkProperty(property, store, known.properties);
  if (brand && !known.brands.has(brand)) throwDomainError('manufacturer.not-found');
  if (categories?.codes.some((code) => !known.categories.has(code))) throwDomainError('category.not-found');
}

function checkProperty(
  { kind, code, value }: NonNullable<BulkActions['property']>,
  { languages }: StoreRow,
  known: ReadonlyMap<string, number>,
): void {
  if (!known.has(code)) throwDomainError('property.not-found');
  for (const language of Object.keys(value))
    if (!languages.includes(language)) throwDomainError('text.language', { language });
  const [first = ''] = languages;
  // It is shown where another one is missing.
  if (kind !== 'remove' && !value[first]) throwDomainError('bulk.no-value', { language: first });
}

/** In the history, such as `bulk price -10%, hide`. */
function actionText({
  price,
  sale,
  stock,
  categories,
  brand,
  property,
  fields = {},
  visible,
  archived,
}: BulkActions): string {
  const signed = (number: number) => (number > 0 ? `+${number}` : String(number));
  const parts = [
    price &&
      `price ${price.kind === 'percent' ? `${signed(price.percent)}%` : price.kind === 'set' ? price.amount : signed(Number(price.amount))}`,
    sale && `sale ${sale.kind === 'end' ? '--end' : sale.kind === 'percent' ? `-${sale.percent}%` : sale.price}`,
    stock && `stock ${stock.kind === 'set' ? stock.pieces : signed(stock.pieces)}`,
    categories && `${categories.kind} categories ${categories.codes.join(' ')}`,
    brand !== undefined && `brand ${brand ?? '--none'}`,
    property && `${property.kind} property ${property.code}`,
    ...[...new Set(Object.keys(fields).map((key) => key.split('.')[0]))].map((code) => `set field ${code}`),
    visible !== undefined && (visible ? 'show' : 'hide'),
    archived !== undefined && (archived ? 'archive' : 'leave the archive'),
  ];
  return `bulk ${parts.filter((part) => typeof part === 'string').join(', ')}`;
}
