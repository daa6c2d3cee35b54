import { ErrorSummary } from '@vitrine/ui/error-summary.tsx';
import type { Form } from '@vitrine/ui/use-form.ts';
import { useMessages } from '../i18n/language.tsx';
import { signInMessages } from '../messages/en/staff.ts';

/** Above a form that was refused: every field that is wrong, with its message. */
export function FormSummary({ form }: { form: Pick<Form<never>, 'id' | 'summary' | 'isWrong'> }) {
  const t = useMessages(signInMessages);
  return <ErrorSummary form={form} words={{ title: t.issues, prefix: t.issuePrefix }} />;
}
