import { errorMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { FieldProblem } from '../../ui/field-frame.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { checkoutMessages } from './checkout-messages.ts';
import { ChoiceSkeleton } from './choice-skeleton.tsx';
import type { PaymentMethods } from './use-payment-methods.ts';

interface PaymentChoiceProps {
  methods: PaymentMethods;
  chosen: string | null;
  id: string;
  problem: string | null;
  onChoose: (code: string) => void;
}

export function PaymentChoice({ methods, chosen, id, problem, onChoose }: PaymentChoiceProps) {
  const language = useLanguage();
  const t = checkoutMessages[language];
  return (
    <fieldset id={id} tabIndex={-1} className="outline-none">
      <legend className="mb-3 font-semibold text-strong">{t.paymentMethod}</legend>
      <div className="flex flex-col gap-2">
        {methods.list?.map(({ code, name, description }) => (
          <RadioCard
            key={code}
            name={id}
            title={name}
            text={description}
            isChosen={chosen === code}
            onChoose={() => onChoose(code)}
          />
        ))}
        {!methods.list && !methods.failure && <ChoiceSkeleton />}
        {Boolean(methods.failure) && (
          <>
            <FieldProblem id={id} problem={errorMessage(methods.failure, language)} />
            <Button kind="secondary" onClick={methods.renew} className="self-start">
              {t.tryAgain}
            </Button>
          </>
        )}
        {!methods.failure && <FieldProblem id={id} problem={problem} />}
      </div>
    </fieldset>
  );
}
