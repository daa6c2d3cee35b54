import { readProduct } from '@vitrine/contract/catalog/catalog.ts';
import { failureStatus } from '../../api/failure-status.ts';
import { type WishedCard, wishedCard } from '../../features/catalog/card/wished-card.ts';
import type { Language } from '../../i18n/language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';

/** Loads the products of SKUs in their order, without products that are no longer sold. */
export async function loadWishes(skus: readonly string[], shopUrl: string, language: Language): Promise<WishedCard[]> {
  const api = shopperApi();
  const found = await Promise.all(
    skus.map(async (sku) => {
      try {
        return [wishedCard(await api(readProduct, { params: { key: sku } }), sku, shopUrl, language)];
      } catch (error) {
        if (failureStatus(error) === 404) return [];
        throw error;
      }
    }),
  );
  return found.flat();
}
