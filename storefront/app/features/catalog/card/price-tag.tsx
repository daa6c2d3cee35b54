import { classNames } from '@vitrine/ui/class-names.ts';
import { useMessages } from '../../../i18n/use-language.ts';
import { cardMessages } from '../../../messages/en/catalog.ts';
import type { Price } from './card.ts';

export function PriceTag({ price, large = false }: { price: Price; large?: boolean }) {
  const t = useMessages(cardMessages);
  return (
    <span className="tabular inline-flex flex-wrap items-baseline gap-x-2">
      <span className={classNames('font-semibold text-strong', large ? 'text-price-lg' : 'text-price')}>
        {price.original && <span className="sr-only">{t.now} </span>}
        {price.from && <span className="text-small font-medium text-second">{t.from} </span>}
        {price.final}
      </span>
      {price.original && (
        <span className={classNames('text-muted', large ? 'text-base' : 'text-small')}>
          <span className="sr-only">{t.original} </span>
          <s>{price.original}</s>
        </span>
      )}
    </span>
  );
}

export function DiscountBadge({ value }: { value: number }) {
  const t = useMessages(cardMessages);
  if (value < 1) return null;
  return (
    <span className="badge tabular inline-block rounded-badge bg-sale px-2 py-0.5 text-micro font-semibold text-white">
      {t.off(value)}
    </span>
  );
}
