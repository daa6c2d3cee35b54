import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { AreaField } from '@vitrine/ui/area-field.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { FieldIssue } from '@vitrine/ui/field-frame.tsx';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import type { FormEvent } from 'react';
import { moneyText } from '../../../format/money.ts';
import { useAmountIssue } from '../../../i18n/amount-issue.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import { RefundLine } from './refund-line.tsx';
import { type RefundDraft, type RefundIssue, type RefundIssues, restocksByItself } from './refund-plan.ts';

interface RefundFormProps {
  order: StaffOrder;
  draft: RefundDraft;
  digits: number;
  issues: RefundIssues;
  onChange: (patch: Partial<RefundDraft>) => void;
  /** Whether the form is right; the first field that is wrong gets the focus. */
  onNext: () => boolean;
}

const MAX_REASON = 500;

export function RefundForm({ order, draft, digits, issues, onChange, onNext }: RefundFormProps) {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  const amountIssue = useAmountIssue(digits);
  const money = (amount: string) => moneyText(amount, order.currency, locale);
  const textOf = (issue: RefundIssue | undefined): string | null => {
    if (!issue) return null;
    if (issue.kind === 'more') return t.refund.moreThanLeft(money(issue.left));
    if (issue.kind === 'zero') return t.refund.zero;
    return issue.kind === 'choose' ? t.refund.choose : amountIssue(issue);
  };
  const excess = draft.reason.trim().length - MAX_REASON;
  const next = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (excess <= 0 && onNext()) return;
    // After the issues are on the screen.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const choose = (mode: RefundDraft['mode']) => () => onChange({ mode });
  return (
    <form onSubmit={next} noValidate className="flex flex-col gap-5">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium text-strong">{t.refund.how}</legend>
        <RadioCard
          name="refund-mode"
          title={t.refund.all}
          end={money(order.refundable)}
          isChosen={draft.mode === 'all'}
          onChoose={choose('all')}
        />
        <RadioCard
          name="refund-mode"
          title={t.refund.lines}
          isChosen={draft.mode === 'lines'}
          onChoose={choose('lines')}
        />
        <RadioCard
          name="refund-mode"
          title={t.refund.amount}
          text={t.refund.upTo(money(order.refundable))}
          isChosen={draft.mode === 'amount'}
          onChoose={choose('amount')}
        />
      </fieldset>
      {draft.mode === 'all' &&
        (restocksByItself(order) ? (
          <p className="text-small text-second">{t.refund.restockByItself}</p>
        ) : (
          <CheckField id="refund-restock" isOn={draft.restockAll} onChange={(restockAll) => onChange({ restockAll })}>
            {t.refund.restockAll}
          </CheckField>
        ))}
      {draft.mode === 'lines' && (
        <div className="flex flex-col gap-2">
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {order.lines.map((line) => (
              <RefundLine
                key={line.sku}
                line={line}
                currency={order.currency}
                digits={digits}
                chosen={draft.lines[line.sku]}
                issue={textOf(issues[line.sku])}
                onChange={(chosen) => {
                  const { [line.sku]: _, ...others } = draft.lines;
                  onChange({ lines: chosen ? { ...others, [line.sku]: chosen } : others });
                }}
              />
            ))}
          </ul>
          <FieldIssue id="refund-lines" issue={textOf(issues.lines)} />
        </div>
      )}
      {draft.mode === 'amount' && (
        <TextField
          id="refund-amount"
          label={t.refund.amount}
          hint={t.refund.upTo(money(order.refundable))}
          issue={textOf(issues.amount)}
          value={draft.amount}
          onChange={(amount) => onChange({ amount })}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <AreaField
        id="refund-reason"
        label={t.reason}
        note={t.optional}
        hint={t.reasonHint}
        issue={excess > 0 ? t.tooLong(excess) : null}
        value={draft.reason}
        rows={2}
        onChange={(reason) => onChange({ reason })}
      />
      <Button type="submit" className="w-full">
        {t.refund.next}
      </Button>
    </form>
  );
}
