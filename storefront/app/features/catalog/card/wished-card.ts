// Card of a wishlist entry, with picture, price and address of the chosen variant.
import type { Product } from '@vitrine/contract/catalog/catalog-shapes.ts';
import { type Language, siteLanguages } from '../../../i18n/language.ts';
import type { TextLanguage } from '../../../i18n/text-language.ts';
import { productView } from '../product/product-view.ts';
import { type Availability, type Card, cardOf } from './card.ts';

export interface WishedCard {
  card: Card;
  /** Such as "Color: Sage"; null without variants. */
  choice: string | null;
  choiceLanguage: TextLanguage | undefined;
  /** The possible action; null if the variant no longer exists. */
  action: 'add' | 'pre-order' | 'alert' | null;
}

export function wishedCard(product: Product, sku: string, shopUrl: string, language: Language): WishedCard {
  const view = productView(product, shopUrl, language);
  const variant = view.variants.find((candidate) => candidate.sku === sku);
  const offer = variant ?? view;
  const values = view.options.flatMap(({ code, name, values: all }) =>
    all.filter(({ id }) => variant?.valueIds.includes(id)).map((value) => ({ code, name, value })),
  );
  const query = new URLSearchParams(values.map(({ code, value }) => [code, value.code]));
  const card = cardOf(product, shopUrl, language);
  return {
    card: {
      ...card,
      sku,
      isBoughtAtOnce: false,
      slug: values.length > 0 ? `${card.slug}?${query}` : card.slug,
      photo: offer.photos[0] ?? card.photo,
      secondPhoto: offer.photos[1] ?? null,
      price: offer.price,
      availability: offer.availability,
      swatches: [],
    },
    choice: values.map(({ name, value }) => name + siteLanguages[language].colon + value.name).join(', ') || null,
    choiceLanguage: values[0]?.value.nameLanguage,
    action: view.variants.length === 0 || variant ? actionOf(offer.availability) : null,
  };
}

function actionOf(availability: Availability): WishedCard['action'] {
  if (availability === 'out-of-stock') return 'alert';
  return availability === 'pre-order' ? 'pre-order' : 'add';
}
