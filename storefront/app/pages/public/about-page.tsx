import { buttonClassName } from '@vitrine/ui/button.tsx';
import { pageContext } from '../../context.ts';
import { ContactCard } from '../../features/contact/contact-card.tsx';
import { Article } from '../../features/content/article.tsx';
import { loadArticle, loadNote, loadPromises } from '../../features/content/load-content.ts';
import { Promises } from '../../features/content/promises.tsx';
import { languageOf } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { useLayoutData } from '../../layout/frame/use-layout-data.ts';
import { contentMessages } from '../../messages/en/content.ts';
import { articleMeta } from '../../seo/article-meta.ts';
import { publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/about-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const language = languageOf(url.pathname);
  const api = page.api(language);
  const [{ article }, hours, promises] = await Promise.all([
    loadArticle(page, language, 'about-us'),
    loadNote(api, 'contactHours', language),
    loadPromises(api, language),
  ]);
  return { article, hours, promises };
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? articleMeta(place, place.loaderData.article) : [];

export default function AboutPage({ loaderData: { article, hours, promises } }: Route.ComponentProps) {
  const t = useMessages(contentMessages);
  const { store, message } = useLayoutData();
  return (
    <>
      <div className="container page-top">
        <Article article={article} notes={<ContactCard email={store.email} phone={store.phone} hours={hours} />}>
          <LocalLink to="/category/all" className={buttonClassName('primary', 'mt-10')}>
            {t.toStore}
          </LocalLink>
        </Article>
      </div>
      <Promises items={promises} message={message} />
    </>
  );
}
