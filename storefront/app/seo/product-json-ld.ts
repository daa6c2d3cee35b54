import type { ProductView } from '../features/catalog/product/product-view.ts';
import { type Language, localPath } from '../i18n/language.ts';
import { breadcrumbJsonLd, productData } from './json-ld.ts';
import type { SiteMetaData } from './page-meta.ts';

const stock = { 'in-stock': 'InStock', low: 'InStock', 'out-of-stock': 'OutOfStock', 'pre-order': 'PreOrder' } as const;

const conditions = { new: 'NewCondition', refurbished: 'RefurbishedCondition', used: 'UsedCondition' } as const;

export function productJsonLd(site: SiteMetaData, product: ProductView, language: Language): object[] {
  const url = localPath(language, `/product/${product.slug}`);
  const steps = [
    ...product.trail.map(({ name, slug }) => ({ name, path: `/category/${slug}` })),
    { name: product.name, path: `/product/${product.slug}` },
  ];
  const facts = productData(site, {
    name: product.name,
    description: product.summary,
    sku: product.sku,
    brand: product.brand,
    gtin: product.gtin,
    mpn: product.mpn,
    condition: product.condition && conditions[product.condition],
    images: product.photos.map((photo) => photo.url),
    url,
    price: product.amount,
    currency: site.store.currency,
    availability: stock[product.availability],
    rating: product.rating,
    ratingCount: product.ratingCount,
  });
  return [facts, ...breadcrumbJsonLd(site, steps, language)];
}
