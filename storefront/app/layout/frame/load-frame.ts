import { listCategories } from '@vitrine/contract/catalog/catalog.ts';
import { listPages } from '@vitrine/contract/content/content.ts';
import { readConfig, readStore } from '@vitrine/contract/store/store.ts';
import { ignoreError } from '../../api/api-errors.ts';
import type { PageContext } from '../../context.ts';
import { loadNote } from '../../features/content/load-content.ts';
import { ownPath } from '../../format/photo.ts';
import type { Language } from '../../i18n/language.ts';
import {
  type LayoutData,
  menuCategories,
  menuPages,
  ownLinks,
  policyLinks,
  socialLinks,
  toLayoutBrand,
  toLayoutStore,
} from './frame-data.ts';

export const loadLayoutData = (context: PageContext, language: Language): Promise<LayoutData> =>
  context.loadShared(`layout ${language}`, (api) => readLayoutData({ ...context, api }, language));

/** Never throws: a page without its menu is better than no page. */
async function readLayoutData(context: PageContext, language: Language): Promise<LayoutData> {
  const { api, shopUrl, storeCode, geocoding, isPreview, absentCalls } = context;
  const request = api(language);
  const [store, config, categories, pages, message, newsletterNote] = await Promise.all([
    ignoreError('store', request(readStore, { params: { code: storeCode } })),
    ignoreError('config', request(readConfig, {})),
    ignoreError('categories', request(listCategories, { query: { page: 0, count: 200 } })),
    ignoreError('content pages', request(listPages, { query: { page: 0, count: 200 } })),
    loadNote(request, 'headerMessage', language),
    loadNote(request, 'newsletterNote', language),
  ]);
  return {
    shopUrl,
    storeCode,
    store: toLayoutStore(store, shopUrl, language),
    ...(store?.brand && { brand: toLayoutBrand(store.brand, shopUrl) }),
    categories: menuCategories(categories?.categories ?? [], (image) => ownPath(image, shopUrl), language),
    pages: menuPages(pages?.items ?? [], language),
    policies: policyLinks(pages?.items ?? [], language),
    links: ownLinks(pages?.items ?? []),
    social: socialLinks(config),
    message,
    newsletterNote,
    isPreview,
    absentCalls,
    ...(config?.opensLater && { opensLater: true }),
    ...(geocoding && { geocoding }),
  };
}
