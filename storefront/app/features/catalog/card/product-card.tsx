import { type MouseEvent, use } from 'react';
import { drawPhoto } from '../../../format/photo.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { cardMessages } from '../../../messages/en/catalog.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { Card } from './card.ts';
import { CardAction } from './card-action.ts';
import { DiscountBadge } from './discount-badge.tsx';
import { PriceTag } from './price-tag.tsx';
import { SwatchDots } from './swatch-dots.tsx';

/** View transition from the clicked card to the product page. Only one picture may have the name. */
function carryPicture({ currentTarget }: MouseEvent): void {
  for (const picture of document.querySelectorAll('.carried-picture')) picture.classList.remove('carried-picture');
  currentTarget.closest('article')?.querySelector('.photo-tile')?.classList.add('carried-picture');
}

interface ProductCardProps {
  card: Card;
  sizes: string;
  eager?: boolean;
}

/**
 * The link of the name covers the whole card; the actions are placed above it. Isolated, so that they do not cover the
 * sticky bar of the list. The name comes first in the document, because it is read first. Below 360 px the card is a
 * row, with the actions beside the price instead of on the small picture.
 */
export function ProductCard({ card, sizes, eager = false }: ProductCardProps) {
  const action = use(CardAction);
  return (
    <article className="group on-tile relative isolate flex h-full gap-4 xs:flex-col xs:gap-3.5">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="line-clamp-2 font-sans text-base font-medium">
          <LocalLink
            {...card.nameLanguage}
            to={`/product/${card.slug}`}
            viewTransition
            onClick={carryPicture}
            className="after:absolute after:inset-0 after:rounded-control group-hover:underline"
          >
            {card.name}
          </LocalLink>
        </h3>
        {card.highlights && (
          <p {...card.highlightsLanguage} className="line-clamp-2 text-small text-second">
            {card.highlights}
          </p>
        )}
        <div className="card-foot mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1">
          <PriceTag price={card.price} />
          <SwatchDots swatches={card.swatches} />
        </div>
      </div>
      <div className="order-first w-[min(6.5rem,33%)] shrink-0 xs:relative xs:w-full">
        <div className="relative">
          <Picture
            className="aspect-4/5"
            picture={card.photo && drawPhoto(card.photo, '')}
            sizes={sizes}
            eager={eager}
          />
          {card.secondPhoto && <SecondPhoto card={card} sizes={sizes} />}
          <CardLabels card={card} />
        </div>
        {action(card)}
      </div>
    </article>
  );
}

/** Shown on hover and not loaded before the page is idle. */
const SecondPhoto = ({ card: { secondPhoto }, sizes }: { card: Card; sizes: string }) =>
  secondPhoto && (
    <Picture
      className="absolute! inset-0 hidden aspect-4/5 opacity-0 transition-opacity duration-180 group-hover:opacity-100 pointer-fine:block"
      picture={drawPhoto(secondPhoto, '')}
      sizes={sizes}
    />
  );

function CardLabels({ card }: { card: Card }) {
  const t = useMessages(cardMessages);
  const label =
    card.availability === 'out-of-stock' ? t.outOfStock : card.availability === 'pre-order' ? t.preOrder : null;
  return (
    <div className="card-labels flex flex-col items-start gap-1.5">
      <DiscountBadge value={card.price.percentageOff} />
      {label && (
        <span className="badge rounded-badge bg-raised px-2 py-0.5 text-micro max-xs:px-1 font-semibold text-strong">
          {label}
        </span>
      )}
    </div>
  );
}
