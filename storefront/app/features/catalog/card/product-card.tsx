import { type MouseEvent, use } from 'react';
import { drawPhoto } from '../../../format/photo.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { cardMessages } from '../../../messages/en/card.ts';
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

/** The link of the name covers the whole card. The action is placed above it. */
export function ProductCard({ card, sizes, eager = false }: ProductCardProps) {
  const action = use(CardAction);
  return (
    <article className="group on-tile relative flex h-full gap-4 xs:flex-col xs:gap-3.5">
      <div className="relative w-26 shrink-0 xs:w-full">
        <Picture className="aspect-4/5" picture={card.photo && drawPhoto(card.photo, '')} sizes={sizes} eager={eager} />
        {card.secondPhoto && <SecondPhoto card={card} sizes={sizes} />}
        <CardLabels card={card} />
        {action(card)}
      </div>
      <div className="flex flex-1 flex-col gap-1">
        <h3 className="line-clamp-2 font-sans text-base font-medium">
          <LocalLink
            to={`/product/${card.slug}`}
            viewTransition
            onClick={carryPicture}
            className="after:absolute after:inset-0 after:rounded-control group-hover:underline"
          >
            {card.name}
          </LocalLink>
        </h3>
        {card.highlights && <p className="line-clamp-2 text-small text-second">{card.highlights}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1">
          <PriceTag price={card.price} />
          <SwatchDots swatches={card.swatches} />
        </div>
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
    <div className="absolute top-2.5 left-2.5 flex flex-col items-start gap-1.5">
      <DiscountBadge value={card.price.percentageOff} />
      {label && (
        <span className="badge rounded-badge bg-white px-2 py-0.5 text-micro font-semibold text-[#0e244d]">
          {label}
        </span>
      )}
    </div>
  );
}
