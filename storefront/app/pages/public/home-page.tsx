import { listProductGroup } from '@vitrine/contract/catalog.ts';
import { listPages, readHomeConfiguration } from '@vitrine/contract/content.ts';
import { ignoreFailure } from '../../api/ignore-failure.ts';
import { publicHeaders } from '../../api/page-headers.ts';
import { pageContext } from '../../context.ts';
import { type Card, cardOf } from '../../features/catalog/card/card.ts';
import { articleTeasers } from '../../features/content/article-teaser.ts';
import { homeBlocks } from '../../features/content/home-section.ts';
import { languageOf } from '../../i18n/language.ts';
import { useLayoutData } from '../../layout/frame/use-layout-data.ts';
import { HomeBlocks } from '../../layout/screens/home-blocks.tsx';
import { organization, website } from '../../seo/json-ld.ts';
import { JsonLdScript } from '../../seo/json-ld-script.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/home-page';

const rowLength = 4;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, shopUrl } = context.get(pageContext);
  const ask = api(languageOf(url.pathname));
  const [home, pages] = await Promise.all([
    ignoreFailure('home configuration', ask(readHomeConfiguration, {})),
    ignoreFailure('articles', ask(listPages, { query: { page: 0, count: 200 } })),
  ]);
  const blocks = homeBlocks(home?.sections ?? [], shopUrl);
  const codes = [...new Set(blocks.flatMap(({ type, code }) => (type === 'products' && code ? [code] : [])))];
  const groups = await Promise.all(
    codes.map((code) => ignoreFailure(`group ${code}`, ask(listProductGroup, { params: { code } }))),
  );
  const rows: Record<string, Card[]> = {};
  for (const [at, code] of codes.entries()) {
    rows[code] = (groups[at]?.products ?? []).slice(0, rowLength).map((product) => cardOf(product, shopUrl));
  }
  return { blocks, rows, articles: articleTeasers(pages?.items ?? [], shopUrl).slice(0, 2) };
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

export default function HomePage({ loaderData: { blocks, rows, articles } }: Route.ComponentProps) {
  const frame = useLayoutData();
  return (
    <>
      <JsonLdScript facts={import.meta.env.SSR ? [organization(frame), website(frame)] : null} />
      <HomeBlocks blocks={blocks} rows={rows} articles={articles} />
    </>
  );
}
