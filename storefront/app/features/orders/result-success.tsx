import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { CircleCheck, Clock } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import type { ReactNode } from 'react';
import { orderNumberOf } from '../../format/values.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { nextSteps } from './next-steps.ts';
import { PrintButton } from './order-buttons.tsx';
import { PaymentInstructions } from './order-details.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNumber } from './order-number.tsx';

interface ResultSuccessProps {
  order: Order;
  isPending: boolean;
  /** Polling has ended without a result. */
  hasGivenUp: boolean;
  onCheckAgain: () => void;
  guestOffer: ReactNode;
  /** For the items, where there is no document. */
  shopUrl?: string;
  /** Below the items. */
  children: ReactNode;
}

export function ResultSuccess(props: ResultSuccessProps) {
  const { order, isPending, hasGivenUp, onCheckAgain, guestOffer, shopUrl, children } = props;
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const email = order.customer.emailAddress;
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-12">
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-7">
        <div className="flex flex-col gap-4">
          {isPending ? (
            <Clock size={56} className="-ml-1 text-warn" />
          ) : (
            <CircleCheck size={56} className="-ml-1 text-success" />
          )}
          <h1 className="text-h1">{t.thanks(order.billing.firstName)}</h1>
          <OrderNumber number={orderNumberOf(order)} />
          <div role="status" className="flex flex-col gap-4">
            {isPending && (
              <Panel tone="warn" icon={<Clock className="text-warn" />}>
                <p className="font-medium text-strong">
                  {hasGivenUp ? t.pendingLong : order.payUrl ? t.payOpen : t.pending}
                </p>
                {order.payUrl && (
                  <a href={order.payUrl} className={buttonClassName('secondary', 'mt-3')}>
                    {t.payNow}
                  </a>
                )}
                {hasGivenUp && (
                  <Button kind="secondary" onClick={onCheckAgain} className="mt-3">
                    {t.checkAgain}
                  </Button>
                )}
              </Panel>
            )}
            <p className="text-lead break-words text-second">{isPending ? t.mailComes(email) : t.mailSent(email)}</p>
          </div>
        </div>
        {order.instructions && <PaymentInstructions instructions={order.instructions} />}
        <NextSteps order={order} />
        <OrderItems order={order} shopUrl={shopUrl} />
        {guestOffer}
        <div className="no-print flex flex-wrap gap-3 max-sm:flex-col">
          <LocalLink to="/category/all" className={buttonClassName()}>
            {t.continueShopping}
          </LocalLink>
          <PrintButton />
        </div>
        {children}
      </div>
      <div className="min-w-0 lg:col-span-5">
        <OrderFacts order={order} />
      </div>
    </div>
  );
}

function NextSteps({ order }: { order: Order }) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-h3">
        {t.next}
      </h2>
      <ol className="mt-3 flex flex-col gap-3">
        {nextSteps(order, t, language).map(({ title, when }, at) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="tabular inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-tint text-small font-semibold text-strong"
            >
              {at + 1}
            </span>
            <span>
              <span className="block font-medium text-strong">{title}</span>
              <span className="block text-small text-second">{when}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
