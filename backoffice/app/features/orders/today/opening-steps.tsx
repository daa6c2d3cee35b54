import type { Opening } from '@vitrine/contract/checkout/staff-checkout-shapes.ts';
import { ChevronRight, CircleAlert, CircleCheck } from '@vitrine/ui/icons.ts';
import { Link } from 'react-router';
import { useMessages } from '../../../i18n/language.tsx';
import { openingMessages } from '../../../messages/en/orders.ts';
import { useMay } from '../../../session/profile.tsx';
import { Block } from '../../../ui/section.tsx';

type Step = Opening['steps'][number];

const screenOf = {
  identity: '/shop',
  delivery: '/sales-rules',
  payment: '/payments',
  taxes: '/sales-rules',
  terms: '/pages',
} as const satisfies Readonly<Record<Step['name'], string>>;

/** Lists what an emptied shop needs before it can sell; nothing when everything is done. */
export function OpeningSteps({ steps }: Opening) {
  const t = useMessages(openingMessages);
  const mayPay = useMay('payments.w');
  if (steps.every(({ isDone }) => isDone)) return null;
  const isOpen = steps.every(({ isDone, isRequired }) => isDone || !isRequired);
  const pathOf = (name: Step['name']) => (name === 'payment' && !mayPay ? null : screenOf[name]);
  return (
    <Block title={isOpen ? t.open : t.closed}>
      <p className="mb-3 text-second">{isOpen ? t.openHint : t.closedHint}</p>
      <ol className="-mx-5 -mb-5">
        {steps.map((step) => (
          <li key={step.name} className="border-t border-line">
            <StepRow step={step} path={pathOf(step.name)} />
          </li>
        ))}
      </ol>
    </Block>
  );
}

function StepRow({ step: { name, isDone, isRequired }, path }: { step: Step; path: string | null }) {
  const t = useMessages(openingMessages);
  const row = 'flex min-h-14 items-center gap-4 px-5 py-2.5';
  const content = (
    <>
      {isDone ? <CircleCheck className="text-success" /> : <CircleAlert className="text-muted" />}
      <span className="flex-1">
        <span className="block font-medium text-strong">
          {t.steps[name].title}
          <span className="sr-only">{isDone ? t.done : t.missing}</span>
        </span>
        {!isDone && (
          <span className="block text-small text-second">
            {t.steps[name].hint} {!isRequired && t.advised}
          </span>
        )}
      </span>
    </>
  );
  if (isDone || path === null) return <p className={row}>{content}</p>;
  return (
    <Link to={path} className={`${row} hover:bg-tint`}>
      {content}
      <ChevronRight className="text-muted" size={20} />
    </Link>
  );
}
