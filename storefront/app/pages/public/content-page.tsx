import { listPages } from '@vitrine/contract/content/content.ts';
import { ignoreError } from '../../api/api-errors.ts';
import { pageContext } from '../../context.ts';
import { loadNamedProducts } from '../../features/catalog/card/load-named-products.ts';
import { ProductNotes } from '../../features/catalog/card/product-notes.tsx';
import { Article } from '../../features/content/article.tsx';
import { ArticleCards } from '../../features/content/article-cards.tsx';
import { articleTeasers } from '../../features/content/article-teaser.ts';
import { loadArticle } from '../../features/content/load-content.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { GoBack } from '../../layout/errors/go-back.tsx';
import { PolicyLinks } from '../../layout/footer/side-links.tsx';
import { useLayoutData } from '../../layout/frame/use-layout-data.ts';
import { contentMessages } from '../../messages/en/content.ts';
import { articleMeta } from '../../seo/article-meta.ts';
import { articleData } from '../../seo/json-ld.ts';
import { JsonLdScript } from '../../seo/json-ld-script.tsx';
import { publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/content-page';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const language = languageOf(url.pathname);
  const [loaded, pages] = await Promise.all([
    loadArticle(page, language, params.key),
    ignoreError('articles', page.api(language)(listPages, { query: { page: 0, count: 200 } })),
  ]);
  const others = articleTeasers(pages?.items ?? [], page.shopUrl, language).filter(
    ({ slug }) => slug !== loaded.article.slug,
  );
  // Policies show neither products nor other articles.
  if (!loaded.article.publishedOn) return { ...loaded, products: [], others: [] };
  return {
    ...loaded,
    products: await loadNamedProducts(page, language, loaded.article.html),
    others: others.slice(0, 2),
  };
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? articleMeta(place, place.loaderData.article, place.loaderData.paths) : [];

export default function ContentPage({ loaderData: { article, others, products } }: Route.ComponentProps) {
  const t = useMessages(contentMessages);
  const frame = useLayoutData();
  return (
    <>
      <div className="container page-top">
        <div className="trail-row">
          <GoBack />
        </div>
        <Article
          article={article}
          notes={article.publishedOn ? <ProductNotes title={t.products} cards={products} /> : <PolicyLinks />}
        />
        <JsonLdScript facts={import.meta.env.SSR ? [articleData(frame, article)] : null} />
      </div>
      <ArticleCards title={t.next} articles={others} />
    </>
  );
}
