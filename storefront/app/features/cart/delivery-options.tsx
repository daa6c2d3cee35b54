import { useMessages } from '../../i18n/use-language.ts';
import { cartScreenMessages } from './cart-screen-messages.ts';
import type { Estimate } from './cart-state.ts';
import { chooseDelivery } from './quote-shipping.ts';

/** The cheapest is chosen already; another one changes the total. */
export function DeliveryOptions({ estimate, notServed }: { estimate: Estimate; notServed: string }) {
  const t = useMessages(cartScreenMessages);
  if (estimate.options.length === 0) {
    return <p className="mt-3 text-small font-medium text-error">{estimate.problem ?? notServed}</p>;
  }
  return (
    <fieldset className="mt-4 flex flex-col gap-2">
      <legend className="mb-1 text-small font-medium text-strong">{t.methods}</legend>
      {estimate.options.map((option) => (
        <label
          key={option.optionCode}
          className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong bg-surface px-3 py-2 text-small has-checked:border-action has-checked:bg-tint"
        >
          <input
            type="radio"
            name="delivery-option"
            checked={estimate.chosen === option.optionCode}
            onChange={() => chooseDelivery(option.optionCode)}
            className="size-5"
          />
          <span className="min-w-0 flex-1">
            <span className="block font-medium text-strong">{option.optionName}</span>
            <span className="block text-second">{t.days(option.minimumDays, option.maximumDays)}</span>
          </span>
          <span className="tabular font-semibold text-strong">
            {option.optionPrice === 0 ? t.free : option.optionPriceText}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
