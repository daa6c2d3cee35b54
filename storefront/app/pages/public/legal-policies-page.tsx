import { Button } from '@vitrine/ui/button.tsx';
import { Printer } from '@vitrine/ui/icons.ts';
import { pageContext } from '../../context.ts';
import { Article } from '../../features/content/article.tsx';
import { loadArticle } from '../../features/content/load-content.ts';
import { languageOf } from '../../i18n/language.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { PolicyLinks } from '../../layout/footer/side-links.tsx';
import { contentMessages } from '../../messages/en/content.ts';
import { articleMeta } from '../../seo/article-meta.ts';
import { publicHeaders } from '../../seo/page-meta.ts';
import type { Route } from './+types/legal-policies-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { article } = await loadArticle(context.get(pageContext), languageOf(url.pathname), 'legal-policies');
  return { article };
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  place.loaderData ? articleMeta(place, place.loaderData.article) : [];

export default function LegalPoliciesPage({ loaderData: { article } }: Route.ComponentProps) {
  const t = useMessages(contentMessages);
  return (
    <div className="container page-top">
      <Article article={article} notes={<PolicyLinks />}>
        <Button kind="secondary" onClick={() => window.print()} className="needs-script no-print mt-10">
          <Printer size={20} />
          {t.print}
        </Button>
      </Article>
    </div>
  );
}
