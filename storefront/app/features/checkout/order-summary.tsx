import type { Cart, CartLine, TotalEntry } from '@vitrine/contract/cart/cart-shapes.ts';
import { ChevronDown } from '@vitrine/ui/icons.ts';
import type { ReactNode } from 'react';
import { drawPhoto, plainPhotoOf } from '../../format/photo.ts';
import { amountLines, grandTotal, isDelivery } from '../../format/totals.ts';
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
  /** The address is not complete, so delivery and taxes may still change. */
  isEstimate: boolean;
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
  const total = grandTotal(props.totals ?? props.cart.totals);
  return (
    <details className="group -mx-(--gutter) bg-sunken px-(--gutter)">
      <summary className="flex min-h-14 items-center gap-2">
        <span className="font-medium text-strong">{t.summary}</span>
        <span className="text-small text-second">{t.pieces(props.cart.quantity)}</span>
        <ChevronDown className="text-strong transition-transform duration-240 group-open:rotate-180" size={20} />
        <span className="tabular ml-auto font-semibold text-strong">{total?.amount}</span>
      </summary>
      <div className="pb-5">
        <SummaryBody {...props} />
      </div>
    </details>
  );
}

function SummaryBody({ cart, totals, isEstimate, isPending, taxByState, coupon }: OrderSummaryProps) {
  const t = useMessages(checkoutMessages);
  const language = useLanguage();
  const write = (amount: number) => writeMoney(amount, getCurrency(), language);
  const shown = (totals ?? cart.totals).map((entry) =>
    isEstimate && isDelivery(entry) ? { ...entry, text: t.estimated } : entry,
  );
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
      <AmountList
        lines={[...amountLines(shown, t, write), ...(taxByState ? [tax] : [])]}
        total={grandTotal(shown)}
        isPending={isPending}
      />
    </>
  );
}

function pictureOf({ images, image }: CartLine) {
  const first = images[0] ?? image;
  return first && drawPhoto(plainPhotoOf({ ...first, url: first.imageUrl }, getApiOrigin()));
}
