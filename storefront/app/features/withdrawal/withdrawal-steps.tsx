import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import { withdraw } from '@vitrine/contract/withdrawal/withdrawal.ts';
import { writeDeclaration } from '@vitrine/contract/withdrawal/withdrawal-declaration.ts';
import type { withdraw as shape } from '@vitrine/contract/withdrawal/withdrawal-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { type ReactNode, useState } from 'react';
import { useSending } from '../../forms/use-form.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { declarationMessages } from '../../messages/en/withdrawal.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { type KnownShopper, useDeclaration } from './use-declaration.ts';
import { DeclarationPanel, WithdrawalReceipt } from './withdrawal-receipt.tsx';
import { WriteStep } from './write-step.tsx';

interface WithdrawalStepsProps {
  known: KnownShopper;
  shopName: string;
}

/** Two steps: fill in the form, then confirm the text that will be sent. */
export function WithdrawalSteps({ known, shopName }: WithdrawalStepsProps) {
  const language = useLanguage();
  const t = translate(declarationMessages, language);
  const { form, order, declared } = useDeclaration(known);
  const [website, setWebsite] = useState('');
  const [step, setStep] = useState<'opened' | 'write' | 'check'>('opened');
  const [receipt, setReceipt] = useState<ResponseOf<typeof shape> | null>(null);
  const { isBusy, error, submit } = useSending(
    form,
    async () =>
      setReceipt(await shopperApi()(withdraw, { body: { ...declared, lines: [...declared.lines], website } })),
    t.failed,
  );
  if (receipt) return <WithdrawalReceipt receipt={receipt} />;
  // Refused fields are corrected in the first step, which stays open until its button is pressed again.
  if (step === 'check' && form.isWrong) setStep('write');
  if (step !== 'check') {
    return (
      <Step key="write" number={1} title={t.write} isFirst={step === 'opened'}>
        <WriteStep
          form={form}
          order={order}
          trap={{ value: website, onChange: setWebsite }}
          onContinue={() => setStep('check')}
        />
      </Step>
    );
  }
  return (
    <Step key="check" number={2} title={t.check}>
      <p className="break-words text-second">{t.checkText(declared.email)}</p>
      <DeclarationPanel text={writeDeclaration(shopName, declared, language)} />
      <FormError message={error} />
      <form noValidate onSubmit={submit} className="flex flex-wrap gap-3">
        <SubmitButton label={t.confirm} busyLabel={t.confirming} isBusy={isBusy} />
        <Button kind="secondary" onClick={() => setStep('write')}>
          {t.change}
        </Button>
      </form>
    </Step>
  );
}

interface StepProps {
  number: number;
  title: string;
  /** Not after a press: the focus does not move. */
  isFirst?: boolean;
  children: ReactNode;
}

function Step({ number, title, isFirst = false, children }: StepProps) {
  const t = useMessages(declarationMessages);
  const [takesFocus] = useState(!isFirst);
  return (
    <section aria-labelledby="withdrawal-step" className="flex flex-col gap-5">
      <div>
        <p className="text-small text-second">{t.step(number)}</p>
        <h2
          id="withdrawal-step"
          ref={takesFocus ? focusOnMount : undefined}
          tabIndex={-1}
          className="mt-1 text-h3 outline-none"
        >
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}
