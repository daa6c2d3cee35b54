import type { Cart, CartLine, TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import { ChevronDown } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';
import { drawPhoto, plainPhotoOf } from '../../format/photo.ts';
import { isDelivery, splitTotals } from '../../format/totals.ts';
import { writeMoney } from '../../format/values.ts';
import { OptionText } from '../../i18n/option-text.tsx';
import { textLanguage } from '../../i18n/text-language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { checkoutMessages } from '../../messages/en/checkout.ts';
import { getApiOrigin, getCurrency } from '../../session/document-data.ts';
import { AmountList } from '../../ui/amount-list.tsx';
import { ItemLine } from '../../ui/item-line.tsx';

interface OrderSummaryProps {
  cart: Cart;
  /** Includes delivery and taxes; null until they are loaded. */
  totals: TotalEntry[] | null;
  /** Delivery and taxes belong to the whole address; until then the total is that of the items. */
  isFinal: boolean;
  isPending: boolean;
  /** Taxes depend on a state that is not known yet. */
  taxByState: boolean;
  coupon: ReactNode;
}

/** Beside the form on wide screens. */
export function SideSummary(props: OrderSummaryProps) {
  const t = useMessages(checkoutMessages);
  return (
    <section aria-labelledby="checkout-summary" className="sticky top-6 rounded-panel bg-sunken p-6">
      <h2 id="checkout-summary" className="text-h3">
        {t.summary}
      </h2>
      <SummaryBody {...props} />
    </section>
  );
}

/** Above the form on narrow screens: count and total, with the collapsible list. */
export function TopSummary(props: OrderSummaryProps) {
  const t = useMessages(checkoutMessages);
  const { total } = useSummaryAmounts(props);
  return (
    <details className="group -mx-(--gutter) bg-sunken px-(--gutter)">
      <summary className="flex min-h-14 items-center gap-2">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium text-strong">{t.summary}</span>
          <span className="text-small text-second">{t.pieces(props.cart.quantity)}</span>
        </span>
        <ChevronDown className="text-strong transition-transform duration-240 group-open:rotate-180" size={20} />
        <span className="ml-auto text-right">
          <span className="block text-micro text-second">{total?.name}</span>
          <span className="tabular block font-semibold text-strong">{total?.amount}</span>
        </span>
      </summary>
      <div className="pb-5">
        <SummaryBody {...props} />
      </div>
    </details>
  );
}

function useSummaryAmounts({ cart, totals, isFinal }: OrderSummaryProps) {
  const t = useMessages(checkoutMessages);
  const language = useLanguage();
  const shown = (totals ?? cart.totals).map((entry) =>
    !isFinal && isDelivery(entry) ? { ...entry, text: t.estimated } : entry,
  );
  return splitTotals(shown, isFinal, t, (amount) => writeMoney(amount, getCurrency(), language));
}

function SummaryBody(props: OrderSummaryProps) {
  const { cart, isPending, taxByState, coupon } = props;
  const t = useMessages(checkoutMessages);
  const language = useLanguage();
  const { lines, total, open } = useSummaryAmounts(props);
  const tax = { key: 'tax', name: t.tax, amount: t.taxByState, isHint: true };
  return (
    <>
      <ul className="mt-1 divide-y divide-line">
        {cart.products.map((line) => (
          <ItemLine
            key={line.cartItemId}
            picture={pictureOf(line)}
            name={<span {...textLanguage(line.description, 'name', language)}>{line.description.name}</span>}
            details={line.cartItemattributes.map(({ id, option, optionValue }) => (
              <p key={id}>
                <OptionText option={option} value={optionValue} />
              </p>
            ))}
            quantity={t.quantity(line.quantity, line.finalPrice)}
            amount={line.displaySubTotal}
          />
        ))}
      </ul>
      <div className="mb-4 border-y border-line py-2">{coupon}</div>
      <AmountList lines={lines} total={total} open={[...open, ...(taxByState ? [tax] : [])]} isPending={isPending} />
    </>
  );
}

function pictureOf({ images, image }: CartLine) {
  const first = images[0] ?? image;
  return first && drawPhoto(plainPhotoOf({ ...first, url: first.imageUrl }, getApiOrigin()));
}
