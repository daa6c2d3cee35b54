import { Button } from '@vitrine/ui/button.tsx';
import { describedBy, FieldIssue, fieldEdge } from '@vitrine/ui/field-frame.tsx';
import { type FocusEvent, type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { newsletterMessages } from '../../messages/en/newsletter.ts';
import type { Subscription } from './subscribe.tsx';

const id = 'newsletter-email';

/** Part of every page, so the code that checks and sends the address is loaded when the form is sent. */
export function NewsletterForm() {
  const t = useMessages(newsletterMessages);
  const { loadingFailed } = useMessages(layoutMessages);
  const [{ answer, issue = null }, setSubscription] = useState<Subscription>({});
  const [isBusy, setBusy] = useState(false);
  const [hint, setHint] = useState<ReactNode>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    if (isBusy) return;
    setBusy(true);
    setSubscription(
      await import('./subscribe.tsx').then(
        ({ subscribe }) => subscribe(input.value),
        () => ({ issue: loadingFailed }),
      ),
    );
    setBusy(false);
    input.focus();
  };
  const suggest = ({ target }: FocusEvent<HTMLInputElement>) => {
    // Without the code nothing is suggested.
    if (target.value)
      import('./subscribe.tsx').then(
        ({ suggestCorrection }) => suggestCorrection(target, setHint),
        () => {},
      );
  };
  if (answer) return answer;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-1.5 md:w-full md:justify-self-end">
      <label htmlFor={id} className="text-small font-medium text-strong">
        {t.email}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          onBlur={suggest}
          aria-invalid={issue !== null}
          aria-describedby={describedBy(id, t.consent, issue)}
          className={`${fieldEdge(issue)} flex-[1_1_12rem]`}
        />
        <Button type="submit" kind="secondary" aria-busy={isBusy} className="max-sm:flex-auto">
          {t.button}
        </Button>
      </div>
      <FieldIssue id={id} issue={issue} />
      <div role="status">{hint}</div>
      <p id={`${id}-hint`} className="text-small text-second">
        {t.consent}
      </p>
    </form>
  );
}
