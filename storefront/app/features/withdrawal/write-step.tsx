import { AreaField } from '@vitrine/ui/area-field.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import type { FormEvent } from 'react';
import { EmailField } from '../../forms/email-field.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TrapField } from '../../forms/trap-field.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { declarationMessages } from '../../messages/en/withdrawal.ts';
import { LineChoice } from './line-choice.tsx';
import type { OpenDeclaration } from './use-declaration.ts';

interface WriteStepProps extends Pick<OpenDeclaration, 'form' | 'order'> {
  trap: { value: string; onChange: (value: string) => void };
  onContinue: () => void;
}

/** First step: order, name and items. */
export function WriteStep({ form, order, trap, onContinue }: WriteStepProps) {
  const t = useMessages(declarationMessages);
  const names = useMessages(fieldMessages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isValid()) onContinue();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ErrorSummary form={form} />
      <TextField
        {...form.field('orderNumber')}
        label={t.orderNumber}
        note={names.required}
        hint={t.orderHint}
        required
        autoComplete="off"
        maxLength={40}
        className="max-w-60"
      />
      <EmailField field={form.field('email')} hint={t.emailHint} />
      <TextField
        {...form.field('name')}
        label={t.name}
        note={names.required}
        required
        autoComplete="name"
        autoCorrect="off"
        spellCheck={false}
        maxLength={80}
      />
      {order ? (
        <LineChoice field={form.field('chosen')} lines={order.products} />
      ) : (
        <AreaField {...form.field('goods')} label={t.goods} note={names.optional} hint={t.goodsHint} />
      )}
      <AreaField {...form.field('remark')} label={t.remark} note={names.optional} rows={2} />
      <TrapField id="withdrawal-website" {...trap} />
      <Button type="submit" className="self-start">
        {t.continue}
      </Button>
    </form>
  );
}
