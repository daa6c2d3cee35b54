// Pure: prepares a description of another shop. What runs code or is styled is removed later, like in every description.

import { createIssue } from '../../product-editing/entries/issue.ts';
import type { CatalogBuilder, Place } from '../mapped/catalog-builder.ts';

const ACTIVE =
  /<(script|style|iframe|object|embed|form)\b|\son\w+\s*=|\bstyle\s*=|(href|src)\s*=\s*["']?\s*(javascript|data):/i;
const PICTURE = /<img\b[^>]*>/gi;

/** Pictures inside would be loaded from the other shop, which is going to be closed. */
export function productHtml(html: string | undefined, builder: CatalogBuilder, { line, column }: Place) {
  if (html === undefined) return undefined;
  if (ACTIVE.test(html)) builder.issues.add('lost', line, column, createIssue('scripts-removed'));
  if (html.search(PICTURE) >= 0) builder.issues.add('lost', line, column, createIssue('pictures-removed'));
  const cleaned = html.replace(PICTURE, '').trim();
  return cleaned === '' ? undefined : { html: builder.text(cleaned) };
}
