import { listProductGroup } from '@vitrine/contract/catalog/catalog.ts';
import { readHomeConfiguration } from '@vitrine/contract/content/content.ts';
import { ignoreError } from '../../api/api-errors.ts';
import { pageContext } from '../../context.ts';
import { cardOf } from '../../features/catalog/card/card.ts';
import { ProductRow } from '../../features/catalog/card/product-row.tsx';
import { homeBlocks } from '../../features/content/home-section.ts';
import { drawPhoto } from '../../format/photo.ts';
import { languageOf, samePath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { oldHomePageMessages } from '../../messages/en/pages.ts';
import { translate } from '../../messages/translate.ts';
import { pageMeta, publicHeaders } from '../../seo/page-meta.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Route } from './+types/old-home-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, shopUrl } = context.get(pageContext);
  const language = languageOf(url.pathname);
  const ask = api(language);
  const home = await ignoreError('home configuration', ask(readHomeConfiguration, {}));
  const blocks = homeBlocks(home?.sections ?? [], shopUrl, language);
  const code = blocks.find((block) => block.type === 'products' && block.code)?.code ?? 'FEATURED_ITEM';
  const group = await ignoreError('featured products', ask(listProductGroup, { params: { code } }));
  const hero = blocks.find(({ type }) => type === 'hero');
  return {
    hero: hero ?? null,
    cards: (group?.products ?? []).slice(0, 8).map((product) => cardOf(product, shopUrl, language)),
  };
}

export const headers: Route.HeadersFunction = () => publicHeaders;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, {
    title: translate(oldHomePageMessages, languageOf(place.location.pathname)).title,
    paths: samePath('/'),
    hidden: true,
  });

export default function OldHomePage({ loaderData: { hero, cards } }: Route.ComponentProps) {
  const t = useMessages(oldHomePageMessages);
  const photo = hero?.photos[0];
  return (
    <>
      <div className="container flex flex-col items-center gap-6 pt-6 text-center">
        <LocalLink
          to="/"
          className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4"
        >
          {t.current}
        </LocalLink>
        <h1 {...hero?.titleLanguage} className="text-h1">
          {hero?.title ?? t.title}
        </h1>
        {photo && (
          <Picture className="aspect-4/3 w-full md:aspect-2/1" picture={drawPhoto(photo)} sizes="100vw" eager />
        )}
      </div>
      <ProductRow title={t.featured} cards={cards} />
      {hero?.text && (
        <p {...hero.textLanguage} className="section-gap container max-w-2xl text-center text-lead text-second">
          {hero.text}
        </p>
      )}
    </>
  );
}
