import { listRelated, readProduct } from '@vitrine/contract/catalog.ts';
import { ignoreFailure } from '../../../api/ignore-failure.ts';
import { notFound, orNotFound } from '../../../api/or-not-found.ts';
import type { PageContext } from '../../../context.ts';
import { type Language, otherLanguage } from '../../../i18n/language.ts';
import { type Card, cardOf, slugOf } from '../card/card.ts';
import { type ProductView, productView } from './product-view.ts';

interface LoadedProduct {
  product: ProductView;
  paths: Record<Language, string>;
  related: Card[];
}

const relatedLength = 4;

export async function loadProduct(
  { api, shopUrl, tags }: PageContext,
  language: Language,
  key: string,
): Promise<LoadedProduct> {
  const params = { key };
  const [product, twin, related] = await Promise.all([
    orNotFound(api(language)(readProduct, { params })),
    ignoreFailure('product in the other language', api(otherLanguage(language))(readProduct, { params })),
    ignoreFailure('related products', api(language)(listRelated, { params })),
  ]);
  if (!product.visible) throw notFound();
  tags.add(`product:${product.id}`);
  const here = `/product/${slugOf(product)}`;
  const there = twin ? `/product/${slugOf(twin)}` : here;
  return {
    product: productView(product, shopUrl, language),
    paths: language === 'en' ? { en: here, fr: there } : { en: there, fr: here },
    related: (related ?? []).slice(0, relatedLength).map((other) => cardOf(other, shopUrl)),
  };
}
