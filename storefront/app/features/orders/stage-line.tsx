import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Check, X } from '@vitrine/ui/icons.ts';
import { formatDay } from '../../format/values.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { orderMessages } from '../../messages/en/orders.ts';
import { translate } from '../../messages/translate.ts';
import { type Stage, stagesOf } from './stages.ts';

/** Progress of the order: vertical on narrow screens, horizontal on wide ones. */
export function StageLine({ order }: { order: Order }) {
  const language = useLanguage();
  const t = translate(orderMessages, language);
  const when = ({ day, isExpected }: Stage) => {
    const dayText = day ? formatDay(day, language) : '';
    return isExpected && dayText ? t.expected(dayText) : dayText;
  };
  return (
    <ol aria-label={t.steps} className="flex flex-col gap-4 md:flex-row md:gap-3">
      {stagesOf(order).map((stage) => (
        <li key={stage.name} className="group flex min-w-0 flex-1 gap-3 md:flex-col">
          <span className="flex items-center gap-3" aria-hidden>
            <span
              className={classNames(
                'inline-flex size-8 shrink-0 items-center justify-center rounded-full',
                stage.isReached ? 'bg-action text-on-action' : 'border border-line-strong',
              )}
            >
              {stage.isReached && (stage.name === 'canceled' ? <X size={18} /> : <Check size={18} />)}
            </span>
            <span
              className={classNames(
                'hidden h-0.5 flex-1 md:group-not-last:block',
                stage.isReached ? 'bg-action' : 'bg-line',
              )}
            />
          </span>
          <span className="min-w-0">
            <span className={classNames('block font-medium', stage.isReached ? 'text-strong' : 'text-second')}>
              {t[stage.name]}
            </span>
            <span className="block text-small text-second">{when(stage)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
