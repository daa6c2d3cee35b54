import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { plainCheckoutPath } from '@vitrine/contract/site/site-routes.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { use } from 'react';
import { PlainCheckoutForm } from '../../features/checkout/plain-checkout-form.tsx';
import { OpensLater } from '../../features/checkout/waiting-order.tsx';
import { PaymentInstructions } from '../../features/orders/order-details.tsx';
import { OrderFacts } from '../../features/orders/order-facts.tsx';
import { orderNumberOf } from '../../format/values.ts';
import { localPath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { ShopperCartContext } from '../../server-contexts.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';

/** Rendered on the server only, inside noscript. The page for everybody leads to the one that is rendered for the shopper. */
export function CheckoutWithoutScript() {
  const language = useLanguage();
  const { store, opensLater } = useLayoutData();
  const shopper = use(ShopperCartContext);
  if (!shopper) return <meta httpEquiv="refresh" content={`0;url=${localPath(language, plainCheckoutPath)}`} />;
  if (shopper.order !== undefined) return <PlainConfirmation order={shopper.order} />;
  if (opensLater) return <OpensLater />;
  return <PlainCheckoutForm {...shopper} currency={store.currency} />;
}

function PlainConfirmation({ order }: { order: Order | null }) {
  const t = useMessages(orderMessages);
  return (
    <div className="mt-6 flex max-w-xl flex-col items-start gap-6">
      <h2 className="text-h1">{order ? t.thanks(order.billing.firstName) : t.unknown}</h2>
      {order && (
        <>
          <p className="text-lead">
            {t.numberLabel} <strong className="tabular">{orderNumberOf(order)}</strong>
          </p>
          <p className="text-second">{t.mailSent(order.customer.emailAddress)}</p>
          {order.instructions && <PaymentInstructions instructions={order.instructions} />}
          <OrderFacts order={order} />
        </>
      )}
      <LocalLink to="/category/all" className={buttonClassName()}>
        {t.continueShopping}
      </LocalLink>
    </div>
  );
}
