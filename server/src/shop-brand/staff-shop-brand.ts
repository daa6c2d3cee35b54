// The brand of the shop in the back office. It is written like the store part of a catalog file, so that the record and the undo
// are those of all settings.
import { createHash } from 'node:crypto';
import { isReadable, readableAccent, type Theme } from '@vitrine/contract/shop-brand/brand-rules.ts';
import type { ShopBrandChanges, ShopBrandView } from '@vitrine/contract/shop-brand/staff-shop-brand-shapes.ts';
import { throwDomainError } from '../platform/domain-error.ts';
import { getOwnStore, ownScreenFields, type SettingEditing, type StaffContext, type StoreRow } from '../store/store.ts';
import { throwUnlessStored } from './brand-pictures.ts';

export interface BrandEditing {
  readonly editing: SettingEditing;
}

type BrandCaller = StaffContext & BrandEditing;

export async function readShopBrand(ctx: BrandCaller): Promise<ShopBrandView> {
  return describe(await getOwnStore(ctx));
}

const describe = (store: StoreRow): ShopBrandView => ({
  accent: store.accent,
  accentDark: store.accentDark,
  typePair: store.typePair,
  logo: store.logo,
  logoDark: store.logoDark,
  siteIcon: store.siteIcon,
  shopName: store.name,
  version: versionOf(store),
});

const versionOf = (store: StoreRow): string =>
  createHash('sha256')
    .update(JSON.stringify(ownScreenFields['settings.w'].map((field) => store[field])))
    .digest('base64url')
    .slice(0, 22);

export async function saveShopBrand(
  ctx: BrandCaller,
  { version, ...changes }: ShopBrandChanges,
): Promise<ShopBrandView> {
  throwUnlessReadable('accent', changes.accent, 'light');
  throwUnlessReadable('accentDark', changes.accentDark, 'dark');
  const { logo, logoDark, siteIcon } = changes;
  await throwUnlessStored(ctx.db, { logo, logoDark, siteIcon });
  return describe(
    await ctx.editing.changeSettings(ctx, 'change the brand of the shop', (store) => {
      if (versionOf(store) !== version) throwDomainError('store.changed', {}, { settings: describe(store) });
      return withoutOrphans(store, changes);
    }),
  );
}

/** Without an accent colour, or a logo, there is none for dark backgrounds to go with. */
function withoutOrphans(
  store: StoreRow,
  changes: Omit<ShopBrandChanges, 'version'>,
): Omit<ShopBrandChanges, 'version'> {
  const { accent, logo } = { ...store, ...changes };
  return { ...changes, ...(accent === null && { accentDark: null }), ...(logo === null && { logoDark: null }) };
}

function throwUnlessReadable(field: 'accent' | 'accentDark', color: string | null | undefined, theme: Theme): void {
  if (!color || isReadable(color, theme)) return;
  const nearest = readableAccent(color, theme);
  throwDomainError('shop-brand.contrast', { color, nearest }, { field, nearest });
}
