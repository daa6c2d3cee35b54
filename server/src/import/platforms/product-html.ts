// Pure: prepares a description of another shop. What runs code or is styled is removed later, like in every description.

import { fault } from '../../product-editing/entries/fault.ts';
import type { CatalogBuilder, Place } from '../mapped/catalog-builder.ts';

const ACTIVE =
  /<(script|style|iframe|object|embed|form)\b|\son\w+\s*=|\bstyle\s*=|(href|src)\s*=\s*["']?\s*(javascript|data):/i;
const PICTURE = /<img\b[^>]*>/gi;

/** Pictures inside would be loaded from the other shop, which is going to be closed. */
export function productHtml(html: string | undefined, builder: CatalogBuilder, { line, column }: Place) {
  if (html === undefined) return undefined;
  if (ACTIVE.test(html)) builder.findings.add('lost', line, column, fault('scripts-removed'));
  if (html.search(PICTURE) >= 0) builder.findings.add('lost', line, column, fault('pictures-removed'));
  const cleaned = html.replace(PICTURE, '').trim();
  return cleaned === '' ? undefined : { html: builder.text(cleaned) };
}
