import { ErrorSummary as Summary } from '@vitrine/ui/error-summary.tsx';
import type { Form } from '@vitrine/ui/use-form.ts';
import { useMessages } from '../i18n/use-language.ts';
import { errorSummaryMessages } from '../messages/en/forms.ts';

export const ErrorSummary = ({ form }: { form: Pick<Form<never>, 'id' | 'summary' | 'isWrong'> }) => (
  <Summary form={form} words={useMessages(errorSummaryMessages)} />
);
