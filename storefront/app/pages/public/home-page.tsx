import { listProductGroup, listProducts } from '@vitrine/contract/catalog/catalog.ts';
import { listPages, readHomeConfiguration } from '@vitrine/contract/content/content.ts';
import { lazy, Suspense } from 'react';
import { ignoreError } from '../../api/api-errors.ts';
import { pageContext } from '../../context.ts';
import { type Card, cardOf } from '../../features/catalog/card/card.ts';
import { articleTeasers } from '../../features/content/article-teaser.ts';
import { ALL_PRODUCTS, defaultBlocks, homeBlocks } from '../../features/content/home-section.ts';
import { languageOf } from '../../i18n/language.ts';
import { useLayoutData } from '../../layout/frame/use-layout-data.ts';
import { HomeBlocks } from '../../layout/screens/home-blocks.tsx';
import { listMessages } from '../../messages/en/catalog.ts';
import { translate } from '../../messages/translate.ts';
import { organization, website } from '../../seo/json-ld.ts';
import { JsonLdScript } from '../../seo/json-ld-script.tsx';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/home-page';

// Loaded on demand: most stores have products.
const NothingYet = lazy(async () => ({
  default: (await import('../../features/catalog/list/nothing-yet.tsx')).NothingYet,
}));

const rowLength = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, shopUrl } = context.get(pageContext);
  const language = languageOf(url.pathname);
  const ask = api(language);
  const [home, pages] = await Promise.all([
    ignoreError('home configuration', ask(readHomeConfiguration, {})),
    ignoreError('articles', ask(listPages, { query: { page: 0, count: 200 } })),
  ]);
  const own = homeBlocks(home?.sections ?? [], shopUrl, language);
  const articles = articleTeasers(pages?.items ?? [], shopUrl, language).slice(0, 2);
  if (own.length === 0) {
    const query = { page: 0, count: 2 * rowLength };
    const found = await ignoreError('products', ask(listProducts, { query }));
    const cards = (found?.products ?? []).map((product) => cardOf(product, shopUrl, language));
    return {
      blocks: defaultBlocks(language),
      rows: { [ALL_PRODUCTS]: cards },
      articles,
      /** Nothing is said when the products could not be loaded. */
      notice: found?.products.length === 0 ? translate(listMessages, language).empty : null,
    };
  }
  const codes = [...new Set(own.flatMap(({ type, code }) => (type === 'products' && code ? [code] : [])))];
  const groups = await Promise.all(
    codes.map((code) => ignoreError(`group ${code}`, ask(listProductGroup, { params: { code } }))),
  );
  const rows: Record<string, Card[]> = {};
  for (const [at, code] of codes.entries()) {
    rows[code] = (groups[at]?.products ?? []).slice(0, rowLength).map((product) => cardOf(product, shopUrl, language));
  }
  return { blocks: own, rows, articles, notice: null };
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) => {
  const hero = place.loaderData?.blocks.find(({ type }) => type === 'hero');
  return pageMeta(place, {
    title: hero?.title,
    description: hero?.text,
    image: hero?.photos[0]?.url,
  });
};

export default function HomePage({ loaderData: { blocks, rows, articles, notice } }: Route.ComponentProps) {
  const frame = useLayoutData();
  return (
    <>
      <JsonLdScript facts={import.meta.env.SSR ? [organization(frame), website(frame)] : null} />
      <HomeBlocks blocks={blocks} rows={rows} articles={articles} />
      {notice && (
        <Suspense>
          <NothingYet title={notice} />
        </Suspense>
      )}
    </>
  );
}
