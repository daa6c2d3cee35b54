// Structured data in the vocabulary of schema.org.

import { type Language, localPath } from '../i18n/language.ts';
import { trailMessages } from '../messages/en/catalog.ts';
import { translate } from '../messages/translate.ts';
import { absolute, type SiteMetaData } from './page-meta.ts';

interface Site {
  shopUrl: string;
  store: { name: string };
}

const context = 'https://schema.org';

export const organization = ({ shopUrl, store }: Site) => ({
  '@context': context,
  '@type': 'Organization',
  name: store.name,
  url: `${shopUrl}/`,
  logo: `${shopUrl}/favicon.svg`,
});

export const website = ({ shopUrl, store }: Site) => ({
  '@context': context,
  '@type': 'WebSite',
  name: store.name,
  url: `${shopUrl}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${shopUrl}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

const breadcrumbList = ({ shopUrl }: Site, steps: { name: string; path: string }[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(path, shopUrl),
  })),
});

interface ProductFacts {
  name: string;
  description: string;
  sku: string;
  brand: string | null;
  gtin: string | null;
  mpn: string | null;
  condition: 'NewCondition' | 'RefurbishedCondition' | 'UsedCondition' | null;
  images: string[];
  url: string;
  price: number;
  currency: string;
  availability: 'InStock' | 'OutOfStock' | 'PreOrder';
  rating: number;
  ratingCount: number;
}

export const productData = ({ shopUrl }: Site, facts: ProductFacts) => ({
  '@context': context,
  '@type': 'Product',
  name: facts.name,
  description: facts.description,
  sku: facts.sku,
  image: facts.images.map((image) => absolute(image, shopUrl)),
  ...(facts.brand && { brand: { '@type': 'Brand', name: facts.brand } }),
  ...(facts.gtin && { gtin: facts.gtin }),
  ...(facts.mpn && { mpn: facts.mpn }),
  ...(facts.ratingCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: facts.rating, reviewCount: facts.ratingCount },
  }),
  offers: {
    '@type': 'Offer',
    url: absolute(facts.url, shopUrl),
    price: facts.price.toFixed(2),
    priceCurrency: facts.currency,
    availability: `${context}/${facts.availability}`,
    ...(facts.condition && { itemCondition: `${context}/${facts.condition}` }),
  },
});

interface ArticleFacts {
  name: string;
  summary: string;
  photo: { url: string } | null;
  publishedOn: string | null;
}

export const articleData = ({ shopUrl, store }: Site, { name, summary, photo, publishedOn }: ArticleFacts) => ({
  '@context': context,
  '@type': 'Article',
  headline: name,
  description: summary,
  ...(photo && { image: absolute(photo.url, shopUrl) }),
  ...(publishedOn && { datePublished: publishedOn }),
  author: { '@type': 'Organization', name: store.name },
});

/** Structured data of the breadcrumb. */
export const breadcrumbJsonLd = (
  site: SiteMetaData,
  steps: { name: string; path: string }[],
  language: Language,
): object[] => {
  const trail = [{ name: translate(trailMessages, language).home, path: '/' }, ...steps];
  return [
    breadcrumbList(
      site,
      trail.map(({ name, path }) => ({ name, path: localPath(language, path) })),
    ),
  ];
};
