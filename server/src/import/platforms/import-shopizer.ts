// Imports the products of a running Shopizer server from its API.

import { defaultLanguage } from '@vitrine/contract/site/site-languages.ts';
import { z } from 'zod';
import { throwDomainError } from '../../platform/domain-error.ts';
import { hasNul, withWholeCharacters } from '../../platform/text/storable-text.ts';
import type { ImportCaller } from '../../product-editing/changes/import-caller.ts';
import { CatalogFileError } from '../../product-editing/entries/catalog-file-error.ts';
import { createIssue, issueAt } from '../../product-editing/entries/issue.ts';
import { type CommandContext, findStoreByCode } from '../../store/store.ts';
import type { ImportResult } from '../import-catalog.ts';
import type { FetchPicture } from '../mapped/fetch-picture.ts';
import { ImportIssues } from '../mapped/import-issues.ts';
import { importMapped, type OtherShopImport } from '../mapped/import-mapped.ts';
import type { OtherShopRequest } from '../mapped/mapping-scope.ts';
import { openScope } from '../mapped/open-scope.ts';
import { ProductStore } from '../product-store.ts';
import { type ShopizerProduct, ShopizerProducts, shopizerProduct } from './shopizer-products.ts';

const PAGE = 100;
const MAX_PAGES = 10_000;
const TIMEOUT_MS = 30_000;

const productPage = z.looseObject({ totalPages: z.number(), products: z.array(shopizerProduct) });

/** `address`: of the server, such as https://api.example; the code of its store may be in the query: ?store=DEFAULT. */
export async function importShopizer(
  ctx: ImportCaller & Pick<CommandContext, 'shopUrl'>,
  address: string,
  request: OtherShopImport,
  otherShop: OtherShopRequest = {},
  fetchPicture?: FetchPicture,
): Promise<ImportResult> {
  if (otherShop.format !== undefined && otherShop.format !== 'shopizer')
    throw new CatalogFileError([issueAt(createIssue('not-from-address', otherShop.format))]);
  if (otherShop.report === undefined) throw new CatalogFileError([issueAt(createIssue('report-unnamed'))]);
  const db = ctx.database.longRunning;
  const store =
    (await findStoreByCode(db, ctx.storeCode)) ?? throwDomainError('store.not-found', { code: ctx.storeCode });
  const server = new URL(address);
  const issues = new ImportIssues(new Map());
  const reader = new ShopizerProducts(server.origin, await openScope(db, store, otherShop), issues);
  const [first = 'en', ...others] = store.languages;
  const code = server.searchParams.get('store') ?? 'DEFAULT';
  const products = await ProductStore.open();
  try {
    let page = 0;
    for (let pages = 1; page < Math.min(pages, MAX_PAGES); page += 1) {
      const list = await readPage(server, code, first, page);
      pages = list.totalPages;
      const translated = new Map<string, ReadonlyMap<string, ShopizerProduct>>();
      for (const language of others) {
        const { products } = await readPage(server, code, language, page);
        translated.set(language, new Map(products.map((product) => [product.sku, product])));
      }
      for (const product of list.products) {
        const own = [...translated].flatMap(([language, products]) => {
          const found = products.get(product.sku);
          // A server without texts in a language sends those of another one.
          const isTranslated = found && found.description?.name !== product.description?.name;
          return isTranslated ? [[language, found] as const] : [];
        });
        reader.add(product, new Map(own));
      }
      await reader.storeProducts(products);
    }
    const warnings = [createIssue('hidden-missing')];
    return await importMapped(
      ctx,
      reader.finish(),
      products,
      {
        name: server.host,
        format: 'shopizer',
        report: otherShop.report,
        issues,
        warnings,
        language: defaultLanguage,
      },
      server.host,
      request,
      { ...otherShop, ...(fetchPicture && { fetchPicture }) },
    );
  } finally {
    await products.close();
  }
}

async function readPage(server: URL, store: string, language: string, page: number) {
  const query = new URLSearchParams({ store, lang: language, page: String(page), count: String(PAGE) });
  const url = new URL(`/api/v1/products?${query}`, server);
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    // Node's Brotli decoder has had a vulnerability.
    headers: { accept: 'application/json', 'accept-encoding': 'identity' },
  }).catch(() => undefined);
  if (!response?.ok)
    throw new CatalogFileError([
      issueAt(response ? createIssue('server-status', response.status) : createIssue('server-unreachable'), {
        file: url.href,
      }),
    ]);
  const read = productPage.safeParse(await readJson(response));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new CatalogFileError([issueAt(createIssue('not-shopizer', issue?.path.join('.') ?? ''), { file: url.href })]);
  }
  return read.data;
}

/** A response that cannot be read or stored is no page of products. */
async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    const value = withWholeCharacters(JSON.parse(text) as unknown, text);
    return hasNul(value) ? undefined : value;
  } catch {
    return undefined;
  }
}
