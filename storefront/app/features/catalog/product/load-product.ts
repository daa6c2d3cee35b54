import { listRelated, readProduct } from '@vitrine/contract/catalog/catalog.ts';
import type { Product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { shownTextFields } from '@vitrine/contract/catalog/product-fields.ts';
import { namesOf } from '@vitrine/contract/fields/field.ts';
import { ignoreError, notFound, orNotFound } from '../../../api/api-errors.ts';
import { inOtherLanguages, writtenPaths } from '../../../api/in-each-language.ts';
import type { PageContext } from '../../../context.ts';
import type { Language, PagePaths } from '../../../i18n/language.ts';
import { textLanguage } from '../../../i18n/text-language.ts';
import { type Card, cardOf, slugOf } from '../card/card.ts';
import { findSimilar, isInStock, relatedLength } from './find-similar.ts';
import { type ProductText, type ProductView, productView } from './product-view.ts';

interface LoadedProduct {
  product: ProductView;
  paths: PagePaths;
  related: Card[];
}

export async function loadProduct(context: PageContext, language: Language, key: string): Promise<LoadedProduct> {
  const { api, shopUrl, tags } = context;
  const params = { key };
  const [product, others, related] = await Promise.all([
    orNotFound(api(language)(readProduct, { params })),
    inOtherLanguages(context, language, (ask) => ask(readProduct, { params })),
    ignoreError('related products', api(language)(listRelated, { params })),
  ]);
  if (!product.visible) throw notFound();
  tags.add(`product:${product.id}`);
  return {
    product: { ...productView(product, shopUrl, language), texts: textsOf(product, language) },
    paths: writtenPaths(new Map([[language, product], ...others]), (page) => `/product/${slugOf(page)}`),
    related: (isInStock(product) ? (related ?? []) : await findSimilar(api(language), product, related ?? []))
      .slice(0, relatedLength)
      .map((other) => cardOf(other, shopUrl, language)),
  };
}

/** Other servers do not have them. */
const textsOf = ({ description }: Product, language: Language): ProductText[] =>
  namesOf(shownTextFields).map((field) => ({
    field,
    value: description[field] ?? null,
    valueLanguage: textLanguage(description, field, language),
  }));
