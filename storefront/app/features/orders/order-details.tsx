import { readInstructions } from '@vitrine/contract/checkout/payment-instructions.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { Panel } from '@vitrine/ui/panel.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { orderNumberOf } from '../../format/values.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { accessFrom, type OrderAccess } from './order-access.ts';
import { InvoiceButton, PrintButton } from './order-buttons.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderFailed, OrderUnknown } from './order-notices.tsx';
import { StageLine } from './stage-line.tsx';
import { useOrder } from './use-order.ts';
import { WithdrawLink } from './withdraw-link.tsx';

interface OrderDetailsProps {
  skeleton: ReactNode;
  /** Adds products to the cart. */
  addLines: (lines: { sku: string; quantity: number }[]) => Promise<unknown>;
}

/** One order, for its customer or for a guest with its key. */
export function OrderDetails({ skeleton, addLines }: OrderDetailsProps) {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { found, renew } = useOrder(accessFrom(id, query.get('key')));
  if (found.phase === 'loading') return skeleton;
  if (found.phase === 'unknown') return <OrderUnknown returnTo={`/order-details/${encodeURIComponent(id)}`} />;
  if (found.phase === 'failed') return <OrderFailed error={found.error} onRetry={renew} />;
  return <OrderSheet order={found.order} access={found.access} addLines={addLines} />;
}

interface OrderSheetProps extends Pick<OrderDetailsProps, 'addLines'> {
  order: Order;
  access: OrderAccess;
}

function OrderSheet({ order, access, addLines }: OrderSheetProps) {
  const t = useMessages(orderMessages);
  return (
    <>
      <h1 className="text-h1">{t.number(orderNumberOf(order))}</h1>
      <div className="mt-6 mb-10">
        <StageLine order={order} />
      </div>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-12">
        <div className="flex min-w-0 flex-col gap-8 lg:col-span-8">
          {order.payUrl && (
            <Panel tone="warn">
              <p className="font-medium text-strong">{t.payOpen}</p>
              <a href={order.payUrl} className={buttonClassName('secondary', 'mt-3')}>
                {t.payNow}
              </a>
            </Panel>
          )}
          {order.instructions && order.paymentStatus === 'due' && (
            <PaymentInstructions instructions={order.instructions} />
          )}
          <OrderItems order={order} hasReviews={wasBought(order)} />
          <div className="no-print flex flex-wrap gap-3 max-sm:flex-col">
            <BuyAgain order={order} addLines={addLines} />
            {order.hasInvoice && <InvoiceButton access={access} />}
            <PrintButton />
          </div>
          <div className="no-print">
            <h2 className="text-h3">{t.help}</h2>
            <p className="mt-1 text-second">{t.helpText}</p>
            <LocalLink
              to={`/contact?order=${encodeURIComponent(orderNumberOf(order))}`}
              className={buttonClassName('quiet', '-ml-6')}
            >
              {t.contact}
            </LocalLink>
          </div>
          <WithdrawLink order={order} access={access} />
        </div>
        <div className="min-w-0 lg:col-span-4">
          <OrderFacts order={order} />
        </div>
      </div>
    </>
  );
}

/** Reviews are possible after payment or delivery. */
const wasBought = ({ orderStatus }: Order): boolean => orderStatus === 'PROCESSED' || orderStatus === 'DELIVERED';

/** Adds all available products of the order to the cart. */
function BuyAgain({ order, addLines }: { order: Order; addLines: OrderDetailsProps['addLines'] }) {
  const t = useMessages(orderMessages);
  const [isBusy, setBusy] = useState(false);
  const lines = order.products
    .filter(({ product }) => product.available)
    .map(({ sku, orderedQuantity }) => ({ sku, quantity: orderedQuantity }));
  if (lines.length === 0) return <p className="self-center text-small text-second">{t.noneLeft}</p>;
  const add = async () => {
    if (isBusy) return;
    setBusy(true);
    await addLines(lines);
    setBusy(false);
  };
  return (
    <Button onClick={add} aria-busy={isBusy}>
      {isBusy && <Spinner size={20} />}
      {t.buyAgain}
    </Button>
  );
}

/** A value to be copied, such as an IBAN, has a line of its own and breaks between its groups only. */
export function PaymentInstructions({ instructions }: { instructions: string }) {
  const t = useMessages(orderMessages);
  const { text, facts } = readInstructions(instructions);
  return (
    <Panel tone="info">
      <h2 className="text-h3">{t.instructions}</h2>
      <p className="mt-2 break-words whitespace-pre-line empty:hidden">{text}</p>
      {facts.length > 0 && (
        <dl className="mt-3 flex flex-col gap-3 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline sm:gap-x-6 sm:gap-y-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="sm:contents">
              <dt className="text-small text-second">{label}</dt>
              <dd className="tabular font-medium break-words text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
