// A change of many products: what it would change, product by product. Nothing is changed before the job is run.
import type { Input } from '@vitrine/contract/endpoint.ts';
import type { BulkActions, BulkJob } from '@vitrine/contract/merchant/bulk-actions.ts';
import type { previewBulk as shape } from '@vitrine/contract/merchant/catalog-shapes.ts';
import type { Permission } from '@vitrine/contract/merchant/permissions.ts';
import { findCodeToIdMap } from '../../catalog/catalog.ts';
import { toMinor } from '../../platform/money.ts';
import { readAmount } from '../../platform/read-amount.ts';
import { refuse } from '../../platform/refusal.ts';
import { findMerchantProducts } from '../../search/search.ts';
import { getMerchantStore, type MerchantContext, type StoreRow } from '../../store/store.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { versionOf } from '../edit/product-version.ts';
import { faultText } from '../fault.ts';
import { textIn } from '../fields.ts';
import { giveWay, SHORT_PAUSE } from '../give-way.ts';
import type { StockRule } from '../merge-entry.ts';
import { mergeProduct } from '../merge-product.ts';
import { NO_NAMES, type OpenedScope, openMergeScope } from '../open-merge-scope.ts';
import { ProblemList } from '../problem-list.ts';
import { findSkusOfProducts, findStoredProducts, type StoredProduct } from '../stored-products-repository.ts';
import { planProduct } from './bulk-patch.ts';
import { addJob, addRows, type BulkCounts, type NewBulkRow, saveCounts } from './bulk-repository.ts';
import { optionsOf, readBulk } from './read-bulk.ts';

export interface BulkContext extends MerchantContext, CatalogueContext {
  readonly language: string;
  readonly staff: { readonly permissions: ReadonlySet<Permission> };
}

/** More are a matter for a file. */
const MAX_PRODUCTS = 20_000;
const AT_ONCE = 250;

export async function previewBulk(
  ctx: BulkContext,
  { selection, actions }: Input<typeof shape>['body'],
): Promise<BulkJob> {
  const store = await getMerchantStore(ctx);
  if (actions.stock && !ctx.staff.permissions.has('stock.w')) refuse('staff.forbidden', { permission: 'stock.w' });
  await checkActions(ctx, store, actions);
  const db = ctx.database.longRunning;
  const ids = await selectedIds(ctx, store, selection);
  const stockRule = ruleOf(actions);
  const id = await addJob(db, {
    storeId: store.id,
    madeAt: ctx.now,
    action: actionText(actions),
    stockRule,
  });
  const inSteps = giveWay(ctx.isOpen ?? false, ctx.database, SHORT_PAUSE);
  const scope = await openMergeScope(db, store, NO_NAMES, optionsOf(stockRule), new ProblemList(store, new Set()));
  const counts = { changed: 0, unchanged: 0, refused: 0, warned: 0 };
  let position = 0;
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await inSteps(async () => {
      const skus = await findSkusOfProducts(db, store.id, ids.slice(start, start + AT_ONCE));
      const stored = await findStoredProducts(db, store, skus, 'sales');
      const rows = [...stored].flatMap(([sku, product]) => planRow(ctx, store, actions, sku, product, scope, counts));
      await addRows(
        db,
        id,
        rows.map((row) => ({ ...row, position: position++ })),
      );
    });
  await saveCounts(db, id, counts);
  return readBulk(ctx, id);
}

const ruleOf = ({ stock }: BulkActions): StockRule => stock?.kind ?? 'new';

type Counts = { -readonly [K in keyof BulkCounts]: number };

/** Empty when the product stays as it is. */
function planRow(
  { language }: BulkContext,
  store: StoreRow,
  actions: BulkActions,
  sku: string,
  stored: StoredProduct,
  scope: OpenedScope,
  counts: Counts,
): Omit<NewBulkRow, 'position'>[] {
  const seen = {
    sku,
    name: textIn(stored.fields, `name.${store.languages[0]}`) ?? sku,
    version: salesVersionOf(stored, ruleOf(actions)),
  };
  const refused = (refusal: NonNullable<NewBulkRow['refusal']>) => {
    counts.refused += 1;
    return [{ ...seen, patch: null, changes: [], refusal, warned: false }];
  };
  const planned = planProduct(actions, sku, stored, { store, language });
  if ('code' in planned) return refused(planned);
  const list = new ProblemList(store, new Set());
  const { changes } = mergeProduct(planned.patch, stored, { ...scope, list });
  const [problem] = list.problems;
  if (problem) return refused({ code: 'product.cannot-save', values: { reason: faultText(problem.fault, language) } });
  if (changes.length === 0) {
    counts.unchanged += 1;
    return [];
  }
  counts.changed += 1;
  if (planned.isLarge) counts.warned += 1;
  return [{ ...seen, patch: planned.patch, changes: [...changes], refusal: null, warned: planned.isLarge }];
}

/** Pieces that are added are added to whatever is there; a stock that is set was compared with the one that was shown. */
export function salesVersionOf(stored: StoredProduct, rule: StockRule): string {
  const pieces = rule === 'set' ? [...stored.variants.values()].map((fields) => fields.stock ?? 0) : [];
  return [versionOf(stored), ...pieces].join(' ');
}

async function selectedIds(
  { db }: BulkContext,
  store: StoreRow,
  selection: Input<typeof shape>['body']['selection'],
): Promise<readonly number[]> {
  if ('ids' in selection) return [...new Set(selection.ids)];
  const { q, visible, ...filter } = selection.filter;
  const { rows } = await findMerchantProducts(db, {
    storeId: store.id,
    language: store.languages[0] ?? '',
    text: q,
    visible: visible && visible === 'yes',
    ...filter,
    sort: 'name',
    after: null,
    limit: MAX_PRODUCTS + 1,
  });
  if (rows.length > MAX_PRODUCTS) refuse('bulk.too-many', { max: MAX_PRODUCTS });
  return rows.map(({ id }) => id);
}

/** What is wrong for every product alike. */
async function checkActions({ db, now }: BulkContext, { id, currency }: StoreRow, actions: BulkActions): Promise<void> {
  const { price, sale, stock, categories, brand, visible } = actions;
  if ([price, sale, stock, categories, brand, visible].every((action) => action === undefined))
    refuse('change.nothing');
  if (price?.kind === 'set') readAmount(price.amount, currency);
  if (price?.kind === 'add' && toMinor(Number(price.amount), currency) === null) refuse('price.invalid', { currency });
  if (sale?.kind === 'price') readAmount(sale.price, currency);
  if (sale && sale.kind !== 'end' && sale.until !== null) {
    const start = sale.from !== null && new Date(sale.from) > now ? new Date(sale.from) : now;
    if (new Date(sale.until) <= start) refuse('period.invalid');
  }
  if (!categories && !brand) return;
  const known = await findCodeToIdMap(db, id);
  if (brand && !known.brands.has(brand)) refuse('manufacturer.not-found');
  if (categories?.codes.some((code) => !known.categories.has(code))) refuse('category.not-found');
}

/** In the history, such as `bulk price -10%, hide`. */
function actionText({ price, sale, stock, categories, brand, visible }: BulkActions): string {
  const signed = (number: number) => (number > 0 ? `+${number}` : String(number));
  const parts = [
    price &&
      `price ${price.kind === 'percent' ? `${signed(price.percent)}%` : price.kind === 'set' ? price.amount : signed(Number(price.amount))}`,
    sale && `sale ${sale.kind === 'end' ? '--end' : sale.kind === 'percent' ? `-${sale.percent}%` : sale.price}`,
    stock && `stock ${stock.kind === 'set' ? stock.pieces : signed(stock.pieces)}`,
    categories && `${categories.kind} categories ${categories.codes.join(' ')}`,
    brand !== undefined && `brand ${brand ?? '--none'}`,
    visible !== undefined && (visible ? 'show' : 'hide'),
  ];
  return `bulk ${parts.filter((part) => typeof part === 'string').join(', ')}`;
}
