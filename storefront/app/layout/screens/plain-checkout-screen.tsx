import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { plainCheckoutPath } from '@vitrine/contract/site/site-routes.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { use } from 'react';
import { PlainCheckoutForm } from '../../features/checkout/plain-checkout-form.tsx';
import { OpensLater } from '../../features/checkout/waiting-order.tsx';
import { ResultSuccess } from '../../features/orders/result-success.tsx';
import { WithdrawLink } from '../../features/orders/withdraw-link.tsx';
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
  if (shopper.order !== undefined)
    return <PlainConfirmation order={shopper.order} orderKey={shopper.orderKey ?? null} />;
  if (opensLater) return <OpensLater />;
  return <PlainCheckoutForm {...shopper} currency={store.currency} />;
}

function PlainConfirmation({ order, orderKey }: { order: Order | null; orderKey: string | null }) {
  const t = useMessages(orderMessages);
  const { shopUrl } = useLayoutData();
  if (!order) {
    return (
      <div className="mt-6 flex flex-col items-start gap-6">
        <h2 className="text-h1">{t.unknown}</h2>
        <LocalLink to="/category/all" className={buttonClassName()}>
          {t.continueShopping}
        </LocalLink>
      </div>
    );
  }
  return (
    <div className="mt-6">
      <ResultSuccess
        order={order}
        isPending={false}
        hasGivenUp={false}
        onCheckAgain={ignore}
        guestOffer={null}
        shopUrl={shopUrl}
      >
        <WithdrawLink order={order} access={{ id: order.id, key: orderKey }} />
      </ResultSuccess>
    </div>
  );
}

/** Orders of this form are never pending, so there is nothing to check again. */
const ignore = () => {};
