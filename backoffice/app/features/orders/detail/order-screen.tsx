import type { OrderStep, StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { ArrowLeft } from '@vitrine/ui/icons.ts';
import { Link, useParams, useSearchParams } from 'react-router';
import { momentText } from '../../../format/moment.ts';
import { useKeys } from '../../../hooks/use-keys.ts';
import { useWide } from '../../../hooks/use-wide.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import { useMay, useProfile } from '../../../session/profile.tsx';
import { EntryScreen } from '../../../ui/entry-screen.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { Block } from '../../../ui/section.tsx';
import { StateBadge, WithdrawalBadge } from '../order-badge.tsx';
import { useOrder } from '../order-queries.ts';
import { PrintButtons } from '../print-buttons.tsx';
import { AddressSheet } from '../steps/address-sheet.tsx';
import { CancelSheet } from '../steps/cancel-sheet.tsx';
import { ReceiveSheet } from '../steps/receive-sheet.tsx';
import { RefundSheet } from '../steps/refund-sheet.tsx';
import { ShipSheet } from '../steps/ship-sheet.tsx';
import { NoteForm, noteId } from './note-form.tsx';
import { OrderFields } from './order-fields.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderPeople } from './order-people.tsx';
import { offeredSteps, openStep } from './order-steps.ts';
import { OrderTracking } from './order-tracking.tsx';
import { OrderWithdrawals } from './order-withdrawals.tsx';
import { PhoneSteps, StepBar } from './step-bar.tsx';

export function OrderScreen() {
  const t = useMessages(orderMessages);
  const { id } = useParams();
  const query = useOrder(Number(id));
  return (
    <EntryScreen
      query={query}
      entry={query.data}
      title={t.title('')}
      unknown={{ title: t.unknown, text: t.unknownText }}
      list={{ to: '/orders', label: t.all }}
    >
      {(order) => <Order order={order} />}
    </EntryScreen>
  );
}

function Order({ order }: { order: StaffOrder }) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const steps = offeredSteps(order.steps, useProfile().permissions, order.withdrawal);
  const isWide = useWide();
  const mayWrite = useMay('orders.w');
  const open = openStep(params.get('step'), steps);
  const start = (step: OrderStep) => setParams({ step }, { preventScrollReset: true });
  const close = () => setParams({}, { replace: true, preventScrollReset: true });
  const startIf = (step: OrderStep) => () => {
    if ([steps.main, ...steps.others].includes(step)) start(step);
  };
  useKeys({ s: startIf('ship'), r: startIf('refund'), n: () => document.getElementById(noteId)?.focus() });
  const sheet = { order, onClose: close };
  return (
    <Screen
      title={t.title(order.number)}
      above={
        <Link to="/orders" className={linkClassName}>
          <ArrowLeft size={18} />
          {t.all}
        </Link>
      }
      actions={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateBadge state={order.state} failure={order.failure} />
          <WithdrawalBadge withdrawal={order.withdrawal} />
          <p className="text-small text-second">{t.placedOn(momentText(order.date, locale))}</p>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <OrderWithdrawals order={order} />
        {isWide && <StepBar steps={steps} onOpen={start} />}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
          <div className="flex min-w-0 flex-col gap-5">
            <Block title={t.lines}>
              <OrderLines order={order} />
            </Block>
            <OrderTracking order={order} />
            <OrderFields order={order} />
          </div>
          <div className="flex min-w-0 flex-col gap-5 lg:row-span-2">
            <OrderPeople order={order} />
            <OrderPayment order={order} />
            <Block title={t.print}>
              <div className="flex flex-col gap-3">
                <PrintButtons
                  ids={[order.id]}
                  labels={{ invoice: t.invoice, packingSlip: t.packingSlip }}
                  names={{
                    invoice: `${t.invoiceFile}-${order.number}`,
                    packingSlip: `${t.packingFile}-${order.number}`,
                  }}
                  hasInvoice={order.hasInvoice}
                />
              </div>
            </Block>
          </div>
          <div className="min-w-0 lg:col-start-1">
            <Block title={t.history}>
              {mayWrite && (
                <div className="mb-5 border-b border-line pb-5">
                  <NoteForm orderId={order.id} />
                </div>
              )}
              <OrderHistory order={order} />
            </Block>
          </div>
        </div>
        {!isWide && <PhoneSteps steps={steps} onOpen={start} />}
        {open === 'ship' && <ShipSheet {...sheet} isCorrection={false} />}
        {open === 'correct-tracking' && <ShipSheet {...sheet} isCorrection />}
        {open === 'refund' && <RefundSheet {...sheet} />}
        {open === 'cancel' && <CancelSheet {...sheet} />}
        {open === 'change-address' && <AddressSheet {...sheet} />}
        {open === 'receive-payment' && <ReceiveSheet {...sheet} />}
      </div>
    </Screen>
  );
}
