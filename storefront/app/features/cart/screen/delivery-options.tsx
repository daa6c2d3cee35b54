import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { languageAttributes } from '../../../i18n/text-language.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { cartScreenMessages } from '../../../messages/en/cart.ts';
import { translate } from '../../../messages/translate.ts';
import { chooseDelivery } from '../actions/quote-shipping.ts';
import type { Estimate } from '../cart-store.ts';

/** The cheapest method is preselected; choosing another updates the total. */
export function DeliveryOptions({ estimate, notServed }: { estimate: Estimate; notServed: string }) {
  const language = useLanguage();
  const t = translate(cartScreenMessages, language);
  if (estimate.options.length === 0) {
    return <p className="mt-3 text-small font-medium text-error">{estimate.error ?? notServed}</p>;
  }
  return (
    <fieldset className="mt-4 flex flex-col gap-2">
      <legend className="mb-1 text-small font-medium text-strong">{t.methods}</legend>
      {estimate.options.map((option) => (
        <RadioCard
          key={option.optionCode}
          name="delivery-option"
          title={option.optionName}
          language={languageAttributes(option.optionLanguage, language)}
          text={option.maximumDays > 0 ? t.days(option.minimumDays, option.maximumDays) : null}
          end={option.optionPrice === 0 ? t.free : option.optionPriceText}
          isChosen={estimate.chosen === option.optionCode}
          onChoose={() => chooseDelivery(option.optionCode)}
        />
      ))}
    </fieldset>
  );
}
