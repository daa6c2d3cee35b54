// /sitemap.xml: where the site maps are. Products are cut into files, as search engines take at most 50,000 entries each.
import { listProductAddresses } from '@vitrine/contract/catalog/catalog.ts';
import { defaultLanguage } from '@vitrine/contract/site/site-languages.ts';
import { ignoreError } from '../../api/api-errors.ts';
import { pageContext } from '../../context.ts';
import { writeSiteMapIndex, xmlResponse } from '../../seo/site-map.ts';
import type { Route } from './+types/sitemap';

export const PRODUCTS_PER_FILE = 5000;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, shopUrl } = context.get(pageContext);
  const count = PRODUCTS_PER_FILE;
  const first = await ignoreError(
    'product addresses',
    api(defaultLanguage)(listProductAddresses, { query: { page: 0, count } }),
  );
  const files = Array.from({ length: first?.totalPages ?? 0 }, (_, index) => `sitemap-products.xml?page=${index + 1}`);
  return xmlResponse(writeSiteMapIndex(shopUrl, ['sitemap-pages.xml', ...files]));
}
