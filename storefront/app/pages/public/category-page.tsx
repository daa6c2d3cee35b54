import { pageContext } from '../../context.ts';
import { CategoryHead } from '../../features/catalog/list/category-head.tsx';
import type { CategoryView } from '../../features/catalog/list/category-view.ts';
import { readListQuery } from '../../features/catalog/list/list-query.ts';
import { loadCategory } from '../../features/catalog/list/load-category.ts';
import { loadProductList } from '../../features/catalog/list/load-product-list.ts';
import { ProductListView } from '../../features/catalog/list/product-list-view.tsx';
import { BreadcrumbTrail } from '../../features/catalog/product/breadcrumb-trail.tsx';
import { DetailRows } from '../../features/catalog/product/detail-rows.tsx';
import { languageOf } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useLayoutData } from '../../layout/frame/use-layout-data.ts';
import { breadcrumbJsonLd } from '../../seo/json-ld.ts';
import { JsonLdScript } from '../../seo/json-ld-script.tsx';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import { RichText } from '../../ui/rich-text.tsx';
import type { Route } from './+types/category-page';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const language = languageOf(url.pathname);
  const { category, paths } = await loadCategory(page, language, params.key);
  const place = { api: page.api(language), shopUrl: page.shopUrl, language, categoryId: category.id };
  const list = await loadProductList(place, readListQuery(url.searchParams));
  return { category, paths, list };
}

export const headers: Route.HeadersFunction = () => publicHeaders;

const trailOf = ({ parent, name, nameLanguage, slug }: CategoryView) => [
  ...(parent ? [{ ...parent, path: `/category/${parent.slug}` }] : []),
  { name, nameLanguage, path: `/category/${slug}` },
];

export const meta: Route.MetaFunction = (place) => {
  if (!place.loaderData) return [];
  const { category, paths, list } = place.loaderData;
  return pageMeta(place, {
    title: category.title ?? category.name,
    description: category.summary,
    paths,
    image: category.head?.photo.url ?? category.image ?? list.cards[0]?.photo?.url,
  });
};

export default function CategoryPage({ loaderData: { category, list } }: Route.ComponentProps) {
  const language = useLanguage();
  const frame = useLayoutData();
  return (
    <div className="container page-top">
      <JsonLdScript facts={import.meta.env.SSR ? breadcrumbJsonLd(frame, trailOf(category), language) : null} />
      <div className="trail-row">
        <BreadcrumbTrail steps={trailOf(category)} />
      </div>
      <CategoryHead category={category} list={list} />
      <div className="mt-4 lg:mt-6">
        <ProductListView list={list} store={frame.store} isEverything={category.slug === 'all'} />
      </div>
      {category.text && <RichText {...category.textLanguage} html={category.text} className="section-gap" />}
      {category.attributes.length > 0 && (
        <div className="section-gap">
          <DetailRows rows={category.attributes} />
        </div>
      )}
    </div>
  );
}
