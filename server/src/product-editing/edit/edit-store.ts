// The settings of the store in the back office. They are written like the store part of a catalog file, so that checks, the
// record and the undo are the same.
import { createHash } from 'node:crypto';
import type { StoreChanges, StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import { countProductsOfStore, findKnownNames } from '../../catalog/catalog.ts';
import { canEmptyShop, hasOrders } from '../../orders/orders.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { toMinor } from '../../platform/money.ts';
import {
  type CommandContext,
  findStoreByCode,
  getOwnStore,
  isCountry,
  type SettingEditing,
  type StoreRow,
} from '../../store/store.ts';
import { runTogether } from '../changes/run-steps.ts';
import type { FieldPatch } from '../entries/entry-fields.ts';
import { patchOf } from '../entries/entry-patch.ts';
import { stated } from '../entries/fields.ts';
import { inLanguage } from '../entries/issue.ts';
import { EXACTLY } from '../entries/merge-entry.ts';
import { mergeStore } from '../entries/merge-store.ts';
import { newStoreFrom } from '../entries/save-entries.ts';
import { runEdit } from './lock-for-edit.ts';
import { headOfEdit, planEdit } from './plan-edit.ts';

export async function readStoreSettings(ctx: CommandContext): Promise<StoreSettings> {
  return describeStore(ctx.db, await getOwnStore(ctx));
}

async function describeStore(db: Queryable, store: StoreRow): Promise<StoreSettings> {
  return {
    ...settingsOf(store),
    version: versionOfStore(store),
    isCurrencyFixed: await hasOrders(db, store.id),
    products: await countProductsOfStore(db, store.id),
    canBeEmptied: await canEmptyShop(db),
  };
}

/** The settings that are edited together. */
const settingsOf = ({ name, country, currency, languages, timeZone, ...row }: StoreRow) => ({
  ...{ name, country, currency, languages, timeZone },
  address: row.address,
  city: row.city,
  state: row.state,
  postalCode: row.postalCode,
  phone: row.phone,
  email: row.email,
  noticeEmail: row.noticeEmail,
  vatNumber: row.vatNumber,
});

const versionOfStore = (store: StoreRow): string =>
  createHash('sha256')
    .update(JSON.stringify(settingsOf(store)))
    .digest('base64url')
    .slice(0, 22);

export async function updateStore(ctx: CommandContext, { version, ...changes }: StoreChanges): Promise<StoreSettings> {
  return runEdit(ctx, 'structure', async (tx, store) => {
    if (versionOfStore(store) !== version)
      throwDomainError('store.changed', {}, { settings: await describeStore(tx, store) });
    const { country, currency } = changes;
    if (country !== undefined && !isCountry(country)) throwDomainError('request.invalid', { detail: 'country' });
    if (currency !== undefined) await checkCurrency(tx, store, currency);
    return describeStore(tx, await changeStore(ctx, tx, store, stated(changes), 'change the settings of the shop'));
  });
}

/** Settings that have a screen of their own, in another feature. */
export const changeSettings: SettingEditing['changeSettings'] = (ctx, action, choose) =>
  runEdit(ctx, 'structure', async (tx, store) => {
    await changeStore(ctx, tx, store, stated(choose(store)), action);
    return (await findStoreByCode(tx, store.code)) ?? store;
  });

/** Writes fields of the store like the store part of a catalog file. Returns the store as it is then. */
export async function changeStore(
  ctx: CommandContext,
  tx: Tx,
  store: StoreRow,
  fields: FieldPatch<'store'>,
  action: string,
): Promise<StoreRow> {
  const patch = patchOf('store', store.code, fields);
  const merged = mergeStore(patch, store, EXACTLY);
  const [issue] = merged.list.issues;
  if (issue) throwDomainError('request.invalid', { detail: inLanguage(issue) });
  if (!merged.isChanged) return store;
  const after = { ...store, ...newStoreFrom(store.code, merged.fields, ctx.now) } as StoreRow;
  // Only the languages are part of what is searched.
  const ofStore = fields.languages ? [merged.change] : [];
  const { steps } = await planEdit(tx, after, await findKnownNames(tx, store.id), { ofStore });
  await runTogether(tx, headOfEdit(ctx, store, action, patch), steps);
  return after;
}

/** Prices keep their numbers: 24.50 USD become 24.50 EUR, but nobody knows what they would be in yen. */
async function checkCurrency(db: Queryable, { id, currency: before }: StoreRow, currency: string): Promise<void> {
  if (currency === before) return;
  const isSameUnit = toMinor(1, before) === toMinor(1, currency);
  if (!isSameUnit && (await countProductsOfStore(db, id)) > 0) throwDomainError('store.currency-unit', { currency });
}
