import { listProducts } from '@vitrine/contract/catalog/catalog.ts';
import { type Client, createClient } from '@vitrine/contract/client.ts';
import { previewSearch, suggestProducts } from '@vitrine/contract/search/search.ts';
import type { SearchPreview, Suggestion as Suggested } from '@vitrine/contract/search/search-shapes.ts';
import { hasCall } from '../../api/absent-calls.ts';
import { type Photo, plainPhotoOf } from '../../format/photo.ts';
import type { Language } from '../../i18n/language.ts';
import { type TextLanguage, textLanguage } from '../../i18n/text-language.ts';

export interface Suggestion {
  id: number;
  name: string;
  slug: string;
  photo: Photo | null;
  nameLanguage: TextLanguage | undefined;
}

const max = 5;

export async function loadSuggestions(
  typed: string,
  language: Language,
  shopUrl: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const api = browserApi(language, signal);
  const { products } = hasCall('suggestProducts')
    ? await api(suggestProducts, { query: { name: typed, count: max } })
    : await api(listProducts, { query: { name: typed, page: 0, count: max } });
  return products
    .filter(isShown)
    .slice(0, max)
    .map((product) => suggestionOf(product, shopUrl, language));
}

/** Fewer letters match too much to be worth a search. */
const previewedFrom = 3;

/** Null if the server cannot tell. */
export const loadPreview = async (
  typed: string,
  language: Language,
  signal: AbortSignal,
): Promise<SearchPreview | null> =>
  typed.length >= previewedFrom && hasCall('previewSearch')
    ? browserApi(language, signal)(previewSearch, { query: { name: typed } })
    : null;

/** Spec §5. Our server sends only shown products; other servers may not. */
const isShown = ({ productShipeable, available, visible, categories }: Suggested): boolean =>
  productShipeable && available && visible && categories[0]?.visible === true;

const suggestionOf = ({ id, description, image }: Suggested, shopUrl: string, language: Language): Suggestion => ({
  id,
  name: description.name,
  nameLanguage: textLanguage(description, 'name', language),
  slug: description.friendlyUrl ?? String(id),
  photo: image && plainPhotoOf({ ...image, url: image.imageUrl }, shopUrl),
});

/** The client for the public API in the browser. */
export const browserApi = (language: Language, signal: AbortSignal): Client<'public'> =>
  createClient<'public'>(
    async ({ method, url, body }) => {
      const response = await fetch(url, {
        method,
        signal,
        ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      });
      return { status: response.status, body: await response.text() };
    },
    { always: { lang: language } },
  );
