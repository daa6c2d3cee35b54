import { Button } from '@vitrine/ui/button.tsx';
import { FieldIssue } from '@vitrine/ui/field-frame.tsx';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import type { ReactNode } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { formatDay } from '../../format/values.ts';
import { languageAttributes } from '../../i18n/text-language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { checkoutMessages } from '../../messages/en/checkout.ts';
import { translate } from '../../messages/translate.ts';
import type { Delivery } from './use-delivery.ts';
import type { PaymentMethods } from './use-payment-form.ts';

interface ChoiceProps {
  chosen: string | null;
  id: string;
  issue: string | null;
  onChoose: (code: string) => void;
}

interface DeliveryChoiceProps extends ChoiceProps {
  delivery: Delivery;
  countryName: string;
}

/** The cheapest method is preselected. */
export function DeliveryChoice({ delivery, chosen, countryName, id, issue, onChoose }: DeliveryChoiceProps) {
  const language = useLanguage();
  const t = translate(checkoutMessages, language);
  const { quote, error, renew } = delivery;
  const isServed = quote?.options.length !== 0;
  return (
    <MethodChoice
      legend={t.deliveryMethod}
      id={id}
      isLoading={!quote}
      error={error}
      issue={isServed ? issue : (quote.error ?? t.noDelivery(countryName))}
      onRetry={renew}
    >
      {quote?.options.map((option) => (
        <RadioCard
          key={option.optionCode}
          name={id}
          title={option.optionName}
          language={languageAttributes(option.optionLanguage, language)}
          text={option.optionDeliveryDate && t.deliveryBy(formatDay(option.optionDeliveryDate, language))}
          end={option.optionPrice === 0 ? t.free : option.optionPriceText}
          isChosen={(chosen ?? quote.chosen?.optionCode) === option.optionCode}
          onChoose={() => onChoose(option.optionCode)}
        />
      ))}
    </MethodChoice>
  );
}

export function PaymentChoice({ methods, chosen, id, issue, onChoose }: ChoiceProps & { methods: PaymentMethods }) {
  const t = useMessages(checkoutMessages);
  const { list, error, renew } = methods;
  return (
    <MethodChoice legend={t.paymentMethod} id={id} isLoading={!list} error={error} issue={issue} onRetry={renew}>
      {list?.map(({ code, name, description }) => (
        <RadioCard
          key={code}
          name={id}
          title={name}
          text={description}
          isChosen={chosen === code}
          onChoose={() => onChoose(code)}
        />
      ))}
    </MethodChoice>
  );
}

interface MethodChoiceProps extends Pick<ChoiceProps, 'id' | 'issue'> {
  legend: string;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
  /** One radio card for each method. */
  children: ReactNode;
}

/** Shows placeholders while the methods load, and a button to try again when they could not be loaded. */
function MethodChoice({ legend, id, isLoading, error, issue, onRetry, children }: MethodChoiceProps) {
  const language = useLanguage();
  const hasFailed = Boolean(error);
  return (
    <fieldset id={id} tabIndex={-1} className="outline-none">
      <legend className="mb-3 font-semibold text-strong">{legend}</legend>
      <div className="flex flex-col gap-2">
        {children}
        {isLoading && !hasFailed && <ChoiceSkeleton />}
        <FieldIssue id={id} issue={hasFailed ? errorMessage(error, language) : issue} />
        {hasFailed && (
          <Button kind="secondary" onClick={onRetry} className="self-start">
            {translate(checkoutMessages, language).tryAgain}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Placeholder of two radio cards. */
const ChoiceSkeleton = () => (
  <div aria-hidden className="flex flex-col gap-2">
    {[1, 2].map((card) => (
      <div key={card} className="h-18 rounded-control bg-tile dark:bg-line" />
    ))}
  </div>
);
