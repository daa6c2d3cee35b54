import { listProductAddresses } from '@vitrine/contract/catalog/catalog.ts';
import { defaultLanguage } from '@vitrine/contract/site/site-languages.ts';
import { notFound, orNotFound } from '../../api/api-errors.ts';
import { readLanguages } from '../../api/in-each-language.ts';
import { pageContext } from '../../context.ts';
import type { Language, PagePaths } from '../../i18n/language.ts';
import { writeSiteMap, xmlResponse } from '../../seo/site-map.ts';
import type { Route } from './+types/sitemap-products';
import { PRODUCTS_PER_FILE } from './sitemap.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const number = Number(url.searchParams.get('page') ?? 1) - 1;
  const query = { page: number, count: PRODUCTS_PER_FILE };
  const [languages, { addresses }] = await Promise.all([
    readLanguages(page, defaultLanguage),
    orNotFound(page.api(defaultLanguage)(listProductAddresses, { query })),
  ]);
  if (addresses.length === 0) throw notFound();
  return xmlResponse(
    writeSiteMap(
      page.shopUrl,
      addresses.map((slugs) => pathsOf(slugs, languages)),
    ),
  );
}

const pathsOf = (slugs: Record<string, string>, languages: readonly Language[]): PagePaths =>
  Object.fromEntries(languages.flatMap((code) => (slugs[code] ? [[code, `/product/${slugs[code]}`]] : [])));
