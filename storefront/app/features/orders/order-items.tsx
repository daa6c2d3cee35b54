import type { Order, OrderLine } from '@vitrine/contract/orders/orders-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { drawPhoto, plainPhotoOf } from '../../format/photo.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { OptionText } from '../../i18n/option-text.tsx';
import { languageAttributes } from '../../i18n/text-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { getApiOrigin } from '../../session/document-data.ts';
import { ItemLine } from '../../ui/item-line.tsx';

interface OrderItemsProps {
  order: Order;
  /** Links each line to the review form of its product. */
  hasReviews?: boolean;
  /** Where it is rendered on the server, which has no document to read it from. */
  shopUrl?: string | undefined;
}

/** The items with the names and prices of the time of the order, so the names are in its language. */
export function OrderItems({ order, hasReviews = false, shopUrl }: OrderItemsProps) {
  const page = useLanguage();
  const t = translate(orderMessages, page);
  const { language } = order;
  return (
    <section aria-labelledby="order-items">
      <h2 id="order-items" className="text-h3">
        {t.items}
      </h2>
      <ul className="mt-1 divide-y divide-line border-b border-line">
        {order.products.map((line) => (
          <ItemLine
            key={line.id}
            picture={pictureOf(line, shopUrl)}
            name={
              <LocalLink
                {...languageAttributes(language, page)}
                to={`/product/${line.product.description.friendlyUrl}`}
                className="hover:underline"
              >
                {line.productName}
              </LocalLink>
            }
            details={line.attributes.map(({ attributeName, attributeValue }) => (
              <p key={attributeName}>
                <OptionText option={{ name: attributeName, language }} value={{ name: attributeValue, language }} />
              </p>
            ))}
            quantity={t.quantity(line.orderedQuantity, line.price)}
            amount={line.subTotal}
          >
            {hasReviews && (
              <LocalLink
                to={`/product/${line.product.description.friendlyUrl}#write-review`}
                className={`no-print ${linkClassName}`}
              >
                {t.writeReview}
                <span className="sr-only">{t.reviewOf(line.productName)}</span>
              </LocalLink>
            )}
          </ItemLine>
        ))}
      </ul>
    </section>
  );
}

export function pictureOf({ product: { image } }: OrderLine, shopUrl = getApiOrigin()) {
  return image && drawPhoto(plainPhotoOf({ ...image, url: image.imageUrl }, shopUrl));
}
