import { buttonClassName } from '@vitrine/ui/button.tsx';
import { pageContext } from '../../context.ts';
import { Article } from '../../features/content/article.tsx';
import { loadArticle } from '../../features/content/load-content.ts';
import { languageOf } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { contentMessages } from '../../messages/en/content.ts';
import { articleMeta } from '../../seo/article-meta.ts';
import { publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/about-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { article } = await loadArticle(context.get(pageContext), languageOf(url.pathname), 'about-us');
  return { article };
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? articleMeta(place, place.loaderData.article) : [];

export default function AboutPage({ loaderData: { article } }: Route.ComponentProps) {
  const t = useMessages(contentMessages);
  return (
    <div className="container page-top">
      <Article article={article} contentsFrom={Number.POSITIVE_INFINITY}>
        <LocalLink to="/category/all" className={buttonClassName('primary', 'mt-10')}>
          {t.toStore}
        </LocalLink>
      </Article>
    </div>
  );
}
