import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { editableAmount, isZero, moneyText } from '../../../format/money.ts';
import { useLocale, useMessages } from '../../../i18n/language.tsx';
import { listMessages } from '../../../messages/en/layout.ts';
import { orderMessages } from '../../../messages/en/orders.ts';
import type { RefundDraft } from './refund-plan.ts';

type ChosenLine = RefundDraft['lines'][string];

interface RefundLineProps {
  line: StaffOrder['lines'][number];
  currency: string;
  digits: number;
  chosen: ChosenLine | undefined;
  issue: string | null;
  onChange: (chosen: ChosenLine | undefined) => void;
}

/** One line to refund: how much, and how many pieces go back to stock. */
export function RefundLine({ line, currency, digits, chosen, issue, onChange }: RefundLineProps) {
  const t = useMessages(orderMessages);
  const words = useMessages(listMessages);
  const locale = useLocale();
  const price = moneyText(line.price, currency, locale);
  if (isZero(line.refundable))
    return (
      <li className="py-3 text-small text-muted">
        {words.named(line.name)} {t.refundStates.done}
      </li>
    );
  const id = `refund-${line.sku}`;
  const whole = { amount: editableAmount(line.refundable, digits, locale), restock: 0 };
  return (
    <li className="py-2">
      <CheckField id={id} isOn={chosen !== undefined} onChange={(isOn) => onChange(isOn ? whole : undefined)}>
        <span className="block text-strong">{line.name}</span>
        <span className="tabular block text-small text-second">
          {[...line.options.map(({ value }) => value), t.each(line.quantity, price)].join(' · ')}
        </span>
      </CheckField>
      {chosen && (
        <div className="grid grid-cols-[1fr_auto] items-start gap-4 pb-3 pl-8">
          <TextField
            id={`${id}-amount`}
            label={t.refund.amountShort}
            aria-label={t.refund.lineAmount(line.name)}
            issue={issue}
            value={chosen.amount}
            onChange={(amount) => onChange({ ...chosen, amount })}
            inputMode="decimal"
            autoComplete="off"
          />
          {line.restockable > 0 && (
            <label htmlFor={`${id}-restock`} className="flex flex-col gap-1.5 text-small font-medium text-strong">
              {t.refund.restockShort}
              <select
                id={`${id}-restock`}
                aria-label={t.refund.restock(line.name)}
                value={Math.min(chosen.restock, line.restockable)}
                onChange={(event) => onChange({ ...chosen, restock: Number(event.target.value) })}
                className="control rounded-control border border-line-strong bg-surface pr-8 pl-3 text-base font-normal text-body"
              >
                {Array.from({ length: line.restockable + 1 }, (_, count) => count).map((count) => (
                  <option key={count} value={count}>
                    {count} {t.refund.ofQuantity(line.restockable)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      )}
    </li>
  );
}
