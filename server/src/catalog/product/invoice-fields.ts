import { viewCustomValues } from '../../custom-fields/custom-fields.ts';
import type { RequestContext } from '../../store/store.ts';
import { htmlToText } from '../feed/feed-items.ts';
import { getCachedCatalogTree } from '../structure/catalog-tree-repository.ts';
import { findVariantFields } from './product-repository.ts';

/** Values of the merchant's fields that invoices show, by variant. */
export type InvoiceFields = ReadonlyMap<number, readonly { readonly name: string; readonly value: string }[]>;

export async function findInvoiceFields(ctx: RequestContext, productId: number): Promise<InvoiceFields> {
  const { customFields } = await getCachedCatalogTree(ctx);
  if (!customFields.some(({ onInvoice }) => onInvoice)) return new Map();
  const rows = await findVariantFields(ctx.db, productId);
  const mark = 'onInvoice';
  const reader = { language: ctx.language, ...ctx.store };
  return new Map(
    rows.map(({ id, product, variant }) => [
      id,
      [
        ...viewCustomValues(customFields, { subject: 'product', mark }, product, reader),
        ...viewCustomValues(customFields, { subject: 'variant', mark }, variant, reader),
      ].map(({ name, kind, text }) => ({ name, value: kind === 'richTexts' ? htmlToText(text) : text })),
    ]),
  );
}
