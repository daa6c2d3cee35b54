import { buttonClassName } from '@vitrine/ui/button.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { OrderNumber } from './order-number.tsx';

/** All that is known of a guest's order where the server shows orders to customers only. */
export function OrderReceived({ id }: { id: number }) {
  const t = useMessages(orderMessages);
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck size={56} className="-ml-1 text-success" />
      <h1 className="text-h1">{t.stepOrdered}</h1>
      <OrderNumber number={String(id)} />
      <p className="text-lead text-second">{t.mailSentUnnamed}</p>
      <LocalLink to="/category/all" className={buttonClassName()}>
        {t.continueShopping}
      </LocalLink>
    </div>
  );
}
