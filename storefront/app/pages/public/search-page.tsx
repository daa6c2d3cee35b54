import { classNames } from '@vitrine/ui/class-names.ts';
import { data } from 'react-router';
import { pageContext } from '../../context.ts';
import { countFilters, readListQuery, withoutFilters, writeListQuery } from '../../features/catalog/list/list-query.ts';
import { type ProductList, productListOf } from '../../features/catalog/list/load-product-list.ts';
import { ProductListView } from '../../features/catalog/list/product-list-view.tsx';
import { BreadcrumbTrail } from '../../features/catalog/product/breadcrumb-trail.tsx';
import { loadResults, searchWords } from '../../features/search/load-results.ts';
import { NoResults } from '../../features/search/no-results.tsx';
import { SearchBar } from '../../features/search/search-bar.tsx';
import { languageOf, samePath } from '../../i18n/language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { menuLinks } from '../../layout/frame/frame-data.ts';
import { useLayoutData } from '../../layout/frame/use-layout-data.ts';
import { listMessages } from '../../messages/en/catalog.ts';
import { resultMessages, searchMessages } from '../../messages/en/search.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/search-page';

/** Zero-result searches are counted by the server each time, so their page must not be cached. */
const notCacheable = { 'cache-control': 'no-store' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const language = languageOf(url.pathname);
  const asked = readListQuery(url.searchParams);
  // The older path contains the search terms.
  const words = searchWords('key' in params ? params.key : asked.searchText);
  const query = { ...asked, words: 'key' in params ? undefined : words, page: 1 };
  const { answer, brands } = await loadResults(page.api(language), { ...query, words });
  const list = productListOf(answer, { ...query, brands }, { shopUrl: page.shopUrl, language });
  const missed = words !== '' && (answer.near || (list.total === 0 && countFilters(list.query) === 0));
  return data({ words, near: answer.near, list }, { headers: missed ? notCacheable : publicHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (place) => {
  if (!place.loaderData) return [];
  const { words } = place.loaderData;
  const path = words ? `/search?${new URLSearchParams({ q: words })}` : '/search';
  return pageMeta(place, {
    title: words || translate(resultMessages, languageOf(place.location.pathname)).search,
    paths: samePath(path),
    hidden: true,
  });
};

export default function SearchPage({ loaderData: { words, near, list } }: Route.ComponentProps) {
  const language = useLanguage();
  const t = translate(resultMessages, language);
  const { shopUrl, categories } = useLayoutData();
  return (
    <div className="container page-top">
      <div className="trail-row">
        <BreadcrumbTrail steps={[{ name: t.search, path: '/search' }]} />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-h1 wrap-anywhere">{words || t.search}</h1>
        <p role="status" className="tabular text-second">
          {words && (near ? t.notExact(words) : translate(listMessages, language).products(list.total, list.hasMore))}
        </p>
      </div>
      {/* On wide screens the field of the header shows the text. */}
      <div className={classNames('mt-4 flex max-w-2xl', words && 'lg:hidden')}>
        <SearchBar
          key={words}
          query={words}
          label={translate(searchMessages, language).again}
          autoFocus={words === ''}
          shopUrl={shopUrl}
          categories={menuLinks(categories)}
        />
      </div>
      {words ? <Results list={list} near={near} /> : <p className="section-gap text-second">{t.searchText}</p>}
    </div>
  );
}

function Results({ list, near }: { list: ProductList; near: boolean }) {
  const t = useMessages(resultMessages);
  const { narrow } = useMessages(listMessages);
  const { store, categories } = useLayoutData();
  const isFiltered = countFilters(list.query) > 0;
  const browseTo = `/category/${categories[0]?.slug ?? 'all'}`;
  if (list.cards.length === 0 && !isFiltered) return <NoResults browseTo={browseTo} />;
  return (
    <div className="mt-4 lg:mt-6">
      <ProductListView
        list={list}
        store={store}
        title={near ? t.near : undefined}
        firstSort={t.bestMatch}
        end={
          list.cards.length < list.total || list.hasMore ? (
            <p className="mt-12 text-center text-second">{narrow(list.cards.length, list.total, list.hasMore)}</p>
          ) : null
        }
        empty={<NoResults unfiltered={writeListQuery(withoutFilters(list.query)) || '?'} browseTo={browseTo} />}
      />
    </div>
  );
}
