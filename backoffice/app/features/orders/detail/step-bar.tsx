import type { OrderStep } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { useState } from 'react';
import { useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { offeredSteps } from './order-steps.ts';

interface StepBarProps {
  steps: ReturnType<typeof offeredSteps>;
  onOpen: (step: OrderStep) => void;
}

/** The steps that are offered for the order. */
export function StepBar({ steps: { main, others }, onOpen }: StepBarProps) {
  const t = useMessages(orderMessages);
  if (!main && others.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {main && <Button onClick={() => onOpen(main)}>{t.steps[main]}</Button>}
      {others.map((step) => (
        <Button key={step} kind="secondary" onClick={() => onOpen(step)}>
          {t.steps[step]}
        </Button>
      ))}
    </div>
  );
}

/** The same on a phone: one button that stays at the lower edge, for the thumb, and the others behind More. */
export function PhoneSteps({ steps: { main, others }, onOpen }: StepBarProps) {
  const t = useMessages(orderMessages);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [first, ...rest] = main ? [main, ...others] : others;
  if (!first) return null;
  return (
    <>
      <div className="bottom-actions flex gap-3">
        <Button kind={main ? 'primary' : 'secondary'} onClick={() => onOpen(first)} className="min-w-0 flex-1 px-4">
          {t.steps[first]}
        </Button>
        {rest.length > 0 && (
          <Button kind="secondary" onClick={() => setMoreOpen(true)} className="px-4">
            {t.moreSteps}
          </Button>
        )}
      </div>
      {isMoreOpen && (
        <Sheet title={t.moreSteps} onClose={() => setMoreOpen(false)}>
          <div className="flex flex-col gap-3">
            {rest.map((step) => (
              <Button
                key={step}
                kind="secondary"
                onClick={() => {
                  setMoreOpen(false);
                  onOpen(step);
                }}
              >
                {t.steps[step]}
              </Button>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
