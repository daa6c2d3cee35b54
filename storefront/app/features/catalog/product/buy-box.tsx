import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../../i18n/use-language.ts';
import { productMessages } from '../../../messages/en/product.ts';
import { translate } from '../../../messages/translate.ts';
import { Stars } from '../../../ui/stars.tsx';
import { DiscountBadge, PriceTag } from '../card/price-tag.tsx';
import type { Choice } from './choose-variant.ts';
import { OptionPicker } from './option-picker.tsx';
import type { Offer, ProductView } from './product-view.ts';
import { StockLine } from './stock-line.tsx';

interface BuyBoxProps {
  product: ProductView;
  choice: Choice;
  offer: Offer;
  /** Price and day of the delivery. */
  delivery: ReactNode;
  isMissing: boolean;
  /** Button that adds to the cart. */
  action: ReactNode;
  /** Wishlist button. */
  wishlistButton: ReactNode;
  children?: ReactNode;
}

export function BuyBox({ product, choice, offer, delivery, isMissing, action, wishlistButton, children }: BuyBoxProps) {
  const t = useMessages(productMessages);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2.5">
        {product.brand && <p className="text-small text-second">{t.by(product.brand)}</p>}
        <h1 {...product.nameLanguage} className="text-h1">
          {product.name}
        </h1>
        <RatingLink rating={product.rating} count={product.ratingCount} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PriceTag price={offer.price} large />
        <DiscountBadge value={offer.price.percentageOff} />
        <div className="ml-auto">{wishlistButton}</div>
      </div>
      {delivery}
      {product.highlights && (
        <p {...product.highlightsLanguage} className="max-w-prose">
          {product.highlights}
        </p>
      )}
      <OptionPicker product={product} choice={choice} isMissing={isMissing} />
      <div id="buy" className="flex flex-col gap-3">
        {action}
        <StockLine
          availability={offer.availability}
          quantity={offer.quantity}
          hasOthers={product.variants.some(({ availability }) => availability !== 'out-of-stock')}
          expectedDay={product.expectedDay}
        />
      </div>
      {children}
    </div>
  );
}

function RatingLink({ rating, count }: { rating: number; count: number }) {
  const language = useLanguage();
  const t = translate(productMessages, language);
  if (count === 0) return null;
  const number = rating.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-6 flex-wrap items-center gap-2 self-start text-small text-second hover:underline"
    >
      <Stars rating={rating} label={t.rated(number)} />
      <span className="tabular">
        <span aria-hidden>{number} </span>({t.reviewCount(count)})
      </span>
    </a>
  );
}
