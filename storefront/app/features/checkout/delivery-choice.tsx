import { errorMessage } from '../../api/error-message.ts';
import { formatDay } from '../../format/date.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { FieldProblem } from '../../ui/field-frame.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { checkoutMessages } from './checkout-messages.ts';
import { ChoiceSkeleton } from './choice-skeleton.tsx';
import type { Delivery } from './use-delivery.ts';

interface DeliveryChoiceProps {
  delivery: Delivery;
  chosen: string | null;
  countryName: string;
  id: string;
  problem: string | null;
  onChoose: (code: string) => void;
}

/** The cheapest method is preselected. */
export function DeliveryChoice({ delivery, chosen, countryName, id, problem, onChoose }: DeliveryChoiceProps) {
  const language = useLanguage();
  const t = checkoutMessages[language];
  const { quote, failure } = delivery;
  return (
    <fieldset id={id} tabIndex={-1} className="outline-none">
      <legend className="mb-3 font-semibold text-strong">{t.deliveryMethod}</legend>
      <div className="flex flex-col gap-2">
        {quote?.options.map((option) => (
          <RadioCard
            key={option.optionCode}
            name={id}
            title={option.optionName}
            text={option.optionDeliveryDate && t.deliveryBy(formatDay(option.optionDeliveryDate, language))}
            end={option.optionPrice === 0 ? t.free : option.optionPriceText}
            isChosen={(chosen ?? quote.chosen?.optionCode) === option.optionCode}
            onChoose={() => onChoose(option.optionCode)}
          />
        ))}
        {!quote && !failure && <ChoiceSkeleton />}
        {quote?.options.length === 0 && <FieldProblem id={id} problem={quote.problem ?? t.noDelivery(countryName)} />}
        {Boolean(failure) && (
          <>
            <FieldProblem id={id} problem={errorMessage(failure, language)} />
            <Button kind="secondary" onClick={delivery.renew} className="self-start">
              {t.tryAgain}
            </Button>
          </>
        )}
        {!failure && quote?.options.length !== 0 && <FieldProblem id={id} problem={problem} />}
      </div>
    </fieldset>
  );
}
