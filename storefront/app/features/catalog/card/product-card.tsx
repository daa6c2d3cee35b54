import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import { drawPhoto } from '../../../format/photo.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { useMessages } from '../../../i18n/use-language.ts';
import { cardMessages } from '../../../messages/en/catalog.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { Card, Swatch } from './card.ts';
import { DiscountBadge, PriceTag } from './price-tag.tsx';

/** Lets the layout add a button to the card, because the catalog may not import the cart. */
export const CardAction = createContext<(card: Card) => ReactNode>(() => null);

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

/** Shown under the mouse and at the focus of the keyboard. Touch screens show it nowhere, so they do not load it. */
const SecondPhoto = ({ card: { secondPhoto }, sizes }: { card: Card; sizes: string }) =>
  secondPhoto && (
    <Picture
      className="absolute! inset-0 hidden aspect-4/5 opacity-0 transition-opacity duration-180 group-hover:opacity-100 group-has-focus-visible:opacity-100 pointer-fine:block"
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

const max = 5;

/** Available colors; they are chosen on the product page. */
function SwatchDots({ swatches }: { swatches: Swatch[] }) {
  const t = useMessages(cardMessages);
  if (swatches.length < 2) return null;
  return (
    <span
      role="img"
      aria-label={t.colours(swatches.map(({ name }) => name).join(', '))}
      className="flex items-center gap-1.5"
    >
      {swatches.slice(0, max).map(({ name, colour }) => (
        <span
          key={name}
          className="swatch size-3 rounded-full border border-line-strong"
          style={{ backgroundColor: colour }}
        />
      ))}
      {swatches.length > max && <span className="text-micro text-muted">+{swatches.length - max}</span>}
    </span>
  );
}
