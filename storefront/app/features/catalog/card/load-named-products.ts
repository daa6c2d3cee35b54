import { readProduct } from '@vitrine/contract/catalog/catalog.ts';
import { ignoreError } from '../../../api/api-errors.ts';
import type { PageContext } from '../../../context.ts';
import type { Language } from '../../../i18n/language.ts';
import { type Card, cardOf } from './card.ts';

const most = 3;

const productLink = /href="[^"]*\/product\/([^"?#/]+)/g;

/** The products to which a text has links, in the order of the text. */
export async function loadNamedProducts(page: PageContext, language: Language, html: string): Promise<Card[]> {
  const keys = [...new Set([...html.matchAll(productLink)].map(([, key = '']) => decodeURIComponent(key)))];
  const ask = page.api(language);
  const products = await Promise.all(
    keys.slice(0, most).map((key) => ignoreError(`product ${key}`, ask(readProduct, { params: { key } }))),
  );
  return products.flatMap((product) => {
    if (!product?.visible) return [];
    page.tags.add(`product:${product.id}`);
    return [cardOf(product, page.shopUrl, language)];
  });
}
