import type { Product, priceProduct as shape } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { Input, ResponseOf } from '@vitrine/contract/endpoint.ts';
import type { RequestContext } from '../../store/store.ts';
import { readProduct } from './read-product.ts';

/** Price of the variant with the chosen options; the product price if the choice is incomplete. */
export async function priceProduct(
  ctx: RequestContext,
  { params, body }: Input<typeof shape>,
): Promise<ResponseOf<typeof shape>> {
  const product = (await readProduct(ctx, { params, query: {}, body: undefined })).read();
  const chosen = new Set(body.options.map((choice) => ('id' in choice ? choice.id : attributeOf(product, choice))));
  const variant = product.variants.find(
    ({ sku, optionValues }) => sku === body.sku || (chosen.size > 0 && optionValues.every((id) => chosen.has(id))),
  );
  const { originalPrice, finalPrice, discounted } = variant ?? product;
  return { id: variant?.id ?? 0, originalPrice, finalPrice, defaultPrice: !variant, discounted, description: null };
}

/** The id under which the product has the value of an option; undefined when it does not have it. */
const attributeOf = ({ options }: Product, { option, value }: { option: number; value: number }): number | undefined =>
  options.find(({ id }) => id === option)?.optionValues.find(({ valueId }) => valueId === value)?.id;
