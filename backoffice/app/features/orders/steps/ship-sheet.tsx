import { shipOrder } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import type { FormEvent } from 'react';
import { useErrorText } from '../../../api/error-text.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { forgetDraft, readDraft, saveDraft } from '../../../hooks/use-draft.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import { Sheet, startHere } from '../../../ui/sheet.tsx';
import { OrderWithdrawals } from '../detail/order-withdrawals.tsx';
import { useOrderStep } from '../order-queries.ts';

interface ShipSheetProps {
  order: StaffOrder;
  isCorrection: boolean;
  onClose: () => void;
}

/** Ships the order, or corrects the tracking number of one that is shipped. A scanner types the number and presses Enter. */
export function ShipSheet({ order, isCorrection, onClose }: ShipSheetProps) {
  const t = useMessages(orderMessages);
  const errorText = useErrorText();
  const draftKey = `ship.${order.id}`;
  const step = useOrderStep(order.id, (tracking: ReturnType<typeof trackingOf>) =>
    staffApi(shipOrder, { params: { id: order.id }, body: { tracking } }),
  );
  const form = useForm<keyof TypedTracking>({
    id: 'ship',
    initial: readDraft(draftKey, { number: order.tracking?.number ?? '', url: order.tracking?.url ?? '' }),
    check: (values) => {
      const { number, url } = checkTracking(values, isCorrection);
      return {
        number: number ? (number === 'long' ? t.ship.numberLong(MAX_TRACKING) : t.ship.numberMissing) : null,
        url: url ? (url === 'wrong' ? t.ship.urlWrong : t.ship.urlAlone) : null,
      };
    },
    // One issue per field is shown beside it; two fields need no summary.
    boxFrom: 3,
    onValues: (values) => saveDraft(draftKey, values),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (step.isPending || !form.isValid()) return;
    step.mutate(trackingOf(form.values), {
      onSuccess: () => {
        forgetDraft(draftKey);
        showToast({ tone: 'success', text: isCorrection ? t.ship.corrected : t.ship.done });
        onClose();
      },
    });
  };
  return (
    <Sheet title={isCorrection ? t.ship.correct : t.ship.title} onClose={onClose} hasStart>
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        {!isCorrection && <OrderWithdrawals order={order} />}
        <FormError message={step.error ? errorText(step.error) : null} />
        <TextField
          {...form.field('number')}
          ref={startHere}
          label={t.ship.number}
          note={isCorrection ? undefined : t.optional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
        />
        <TextField
          {...form.field('url')}
          label={t.ship.url}
          note={t.optional}
          hint={t.ship.urlHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          enterKeyHint="send"
        />
        <p className="text-small text-second">{t.ship.mail(order.email)}</p>
        <SubmitButton
          label={isCorrection ? t.ship.save : t.ship.send}
          busyLabel={t.saving}
          isBusy={step.isPending}
          className="w-full"
        />
      </form>
    </Sheet>
  );
}

/** The tracking number and its link as they are typed. */
interface TypedTracking {
  number: string;
  url: string;
}

const MAX_TRACKING = 60;

type TrackingIssues = { number?: 'long' | 'missing'; url?: 'wrong' | 'alone' };

/** `isRequired`: a correction names a number, a shipment may go without one. */
export function checkTracking({ number, url }: TypedTracking, isRequired: boolean): TrackingIssues {
  const issues: TrackingIssues = {};
  const [written, link] = [number.trim(), url.trim()];
  if (written.length > MAX_TRACKING) issues.number = 'long';
  else if (written === '' && isRequired) issues.number = 'missing';
  if (link !== '' && !isHttps(link)) issues.url = 'wrong';
  else if (link !== '' && written === '' && !isRequired) issues.url = 'alone';
  return issues;
}

function isHttps(text: string): boolean {
  if (!URL.canParse(text) || text.length > 500) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' && hostname.includes('.');
}

export const trackingOf = ({ number, url }: TypedTracking): { number: string; url: string | null } | null =>
  number.trim() === '' ? null : { number: number.trim(), url: url.trim() || null };
