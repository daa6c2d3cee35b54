// The blog as an Atom feed, one in each language.
import { listPages } from '@vitrine/contract/content/content.ts';
import { readStore } from '@vitrine/contract/store/store.ts';
import { orNotFound } from '../../api/api-errors.ts';
import { pageContext } from '../../context.ts';
import { languageOf, localPath } from '../../i18n/language.ts';
import { isOffered, offeredLanguages } from '../../i18n/offered-languages.ts';
import { xmlResponse, xmlText } from '../../seo/site-map.ts';
import type { Route } from './+types/feed';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, shopUrl, storeCode } = context.get(pageContext);
  const language = languageOf(url.pathname);
  const ask = api(language);
  const [store, { items }] = await Promise.all([
    orNotFound(ask(readStore, { params: { code: storeCode } })),
    orNotFound(ask(listPages, { query: { page: 0, count: 200 } })),
  ]);
  if (!isOffered(language, offeredLanguages(store))) throw new Response(null, { status: 404 });
  const self = shopUrl + localPath(language, '/feed.xml');
  const posts = items.filter(({ linkToMenu, publishedOn, description }) => linkToMenu && publishedOn && description);
  const entries = posts.map(({ code, publishedOn, description }) => {
    const address = shopUrl + localPath(language, `/content/${description?.friendlyUrl ?? code}`);
    return [
      `<entry><title>${xmlText(description?.name ?? code)}</title>`,
      `<link href="${xmlText(address)}"/><id>${xmlText(address)}</id><updated>${publishedOn}T00:00:00Z</updated>`,
      `<summary>${xmlText(description?.highlights ?? '')}</summary>`,
      `<content type="html">${xmlText(description?.description ?? '')}</content></entry>`,
    ].join('');
  });
  const updated = `${posts[0]?.publishedOn ?? store.inBusinessSince}T00:00:00Z`;
  return xmlResponse(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><title>${xmlText(store.name)}</title>` +
      `<id>${xmlText(self)}</id><link rel="self" href="${xmlText(self)}"/><updated>${updated}</updated>` +
      `<author><name>${xmlText(store.name)}</name></author>\n${entries.join('\n')}\n</feed>`,
  );
}
