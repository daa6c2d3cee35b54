import { listProductAddresses } from '@vitrine/contract/catalog.ts';
import { notFound, orNotFound } from '../../api/or-not-found.ts';
import { pageContext } from '../../context.ts';
import { languages } from '../../i18n/language.ts';
import { type PagePaths, writeSiteMap } from '../../seo/site-map.ts';
import { xmlResponse } from '../../seo/xml.ts';
import type { Route } from './+types/sitemap-products';
import { PRODUCTS_PER_FILE } from './sitemap.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, shopUrl } = context.get(pageContext);
  const page = Number(url.searchParams.get('page') ?? 1) - 1;
  const call = api('en')(listProductAddresses, { query: { page, count: PRODUCTS_PER_FILE } });
  const { addresses } = await orNotFound(call);
  if (addresses.length === 0) throw notFound();
  return xmlResponse(writeSiteMap(shopUrl, addresses.map(pathsOf)));
}

const pathsOf = (slugs: Record<string, string>): PagePaths =>
  Object.fromEntries(languages.flatMap((code) => (slugs[code] ? [[code, `/product/${slugs[code]}`]] : [])));
