import { listReviews } from '@vitrine/contract/reviews/reviews.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ignoreError } from '../../api/api-errors.ts';
import { pageContext } from '../../context.ts';
import { loadProduct } from '../../features/catalog/product/load-product.ts';
import { loadNote, loadPromises } from '../../features/content/load-content.ts';
import { reviewView } from '../../features/reviews/review-view.ts';
import { languageOf } from '../../i18n/language.ts';
import { ProductScreen } from '../../layout/screens/product-screen.tsx';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/product-page';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const language = languageOf(url.pathname);
  const ask = page.api(language);
  const [loaded, reviews, delivery, promises] = await Promise.all([
    loadProduct(page, language, params.key),
    ignoreError('reviews', ask(listReviews, { params })),
    loadNote(ask, 'deliveryNote', language),
    loadPromises(ask, language),
  ]);
  return { ...loaded, reviews: (reviews ?? []).map(reviewView), delivery, promises };
}

/** The chosen variant is only in the URL; the page data contains all variants. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) => {
  if (!place.loaderData) return [];
  const { product, paths } = place.loaderData;
  return pageMeta(place, {
    title: product.title ?? product.name,
    description: product.summary,
    paths,
    type: 'product',
    image: product.photos[0]?.url,
  });
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductScreen key={loaderData.product.id} {...loaderData} />;
}
