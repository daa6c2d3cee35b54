import { buttonClassName } from '@vitrine/ui/button.tsx';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { FindOrderLinks } from './find-order-links.tsx';

/** The payment has failed, but the order is not known here: whether money was taken cannot be said. */
export function FailedPaymentUnknown({ returnTo }: { returnTo: string }) {
  const t = useMessages(orderMessages);
  return (
    <div className="flex max-w-2xl flex-col gap-12">
      <div className="flex flex-col items-start gap-4">
        <CircleAlert size={56} className="-ml-1 text-error" />
        <h1 className="text-h1">{t.unpaid}</h1>
        <p className="text-lead text-second">{t.unpaidUnknownText}</p>
        {/* The checkout continues an order that is not paid, and leads to the cart when there is nothing to pay. */}
        <LocalLink to="/checkout" className={buttonClassName()}>
          {t.tryAgain}
        </LocalLink>
      </div>
      <section className="flex flex-col gap-4 border-t border-line pt-8">
        <h2 className="text-h3">{t.findOrder}</h2>
        <p className="text-second">{t.unknownText}</p>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <FindOrderLinks returnTo={returnTo} />
        </div>
      </section>
    </div>
  );
}
