import { listProducts } from '@vitrine/contract/catalog.ts';
import { suggestProducts } from '@vitrine/contract/search.ts';
import type { Suggestion as Suggested } from '@vitrine/contract/search-shapes.ts';
import { hasCall } from '../../api/absent-calls.ts';
import { browserApi } from '../../api/browser-api.ts';
import { type Photo, photoOf } from '../../format/photo.ts';
import type { Language } from '../../i18n/language.ts';

export interface Suggestion {
  id: number;
  name: string;
  slug: string;
  photo: Photo | null;
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
    .map((product) => suggestionOf(product, shopUrl));
}

/** Spec §5. Our server sends only shown products; other servers may not. */
const isShown = ({ productShipeable, available, visible, categories }: Suggested): boolean =>
  productShipeable && available && visible && categories[0]?.visible === true;

const suggestionOf = ({ id, description, image }: Suggested, shopUrl: string): Suggestion => ({
  id,
  name: description.name,
  slug: description.friendlyUrl ?? String(id),
  photo: image && photoOf({ url: image.imageUrl, width: image.width, height: image.height, alt: '' }, shopUrl),
});
