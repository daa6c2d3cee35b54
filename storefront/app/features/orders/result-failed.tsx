import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { restoreCart } from '@vitrine/contract/orders/orders.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { CircleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../api/error-message.ts';
import { orderNumberOf } from '../../format/values.ts';
import { localPath } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import type { OrderAccess } from './order-access.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNumber } from './order-number.tsx';

interface ResultFailedProps {
  order: Order;
  access: OrderAccess;
  adoptCart: (cart: Cart) => void;
}

/** The payment has failed: the items can be restored to a cart, and the entered values are still stored. */
export function ResultFailed({ order, access, adoptCart }: ResultFailedProps) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const tryAgain = async () => {
    if (isBusy) return;
    setBusy(true);
    setMessage(null);
    try {
      const { id, key } = access;
      adoptCart(await shopperApi()(restoreCart, { params: { id }, ...(key && { query: { key } }) }));
      const state = { declined: order.paymentStatus === 'failed' };
      navigate(localPath(language, '/checkout?step=payment'), { state });
    } catch (error) {
      setMessage(errorMessage(error, language));
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-12">
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-7">
        <div className="flex flex-col gap-4">
          <CircleAlert size={56} className="-ml-1 text-error" />
          <h1 className="text-h1">{t.unpaid}</h1>
          <p className="text-lead text-second">{t.unpaidText}</p>
          <OrderNumber number={orderNumberOf(order)} />
          <div role="alert" className="empty:hidden">
            {message && (
              <Panel tone="error" icon={<CircleAlert className="text-error" />}>
                <p className="font-medium text-strong">{message}</p>
              </Panel>
            )}
          </div>
          <div className="no-print flex flex-wrap gap-3">
            <Button onClick={tryAgain} aria-busy={isBusy}>
              {isBusy && <Spinner size={20} />}
              {t.tryAgain}
            </Button>
            <LocalLink
              to={`/contact?order=${encodeURIComponent(orderNumberOf(order))}`}
              className={buttonClassName('secondary')}
            >
              {t.contact}
            </LocalLink>
          </div>
        </div>
        <OrderItems order={order} />
      </div>
      <div className="min-w-0 lg:col-span-5">
        <OrderFacts order={order} />
      </div>
    </div>
  );
}
