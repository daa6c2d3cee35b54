import { Button } from '@vitrine/ui/button.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { describedBy, FieldIssue, fieldEdge } from '@vitrine/ui/field-frame.tsx';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { newsletterMessages } from '../../messages/en/newsletter.ts';
import type { Correction, Subscription } from './subscribe.ts';

const id = 'newsletter-email';

/** Part of every page, so the code that checks and sends the address is loaded when the form is sent. */
export function NewsletterForm() {
  const t = useMessages(newsletterMessages);
  const { loadingFailed } = useMessages(layoutMessages);
  const [{ answer, issue = null }, setSubscription] = useState<Subscription>({});
  const [isBusy, setBusy] = useState(false);
  const [correction, setCorrection] = useState<Correction | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    if (isBusy || !input) return;
    setBusy(true);
    setSubscription(
      await import('./subscribe.ts').then(
        ({ subscribe }) => subscribe(input.value),
        () => ({ issue: loadingFailed }),
      ),
    );
    setBusy(false);
    input.focus();
  };
  const suggest = async (typed: string) => {
    // Without the code nothing is suggested.
    const found = await import('./subscribe.ts').then(
      ({ suggestCorrection }) => suggestCorrection(typed),
      () => null,
    );
    setCorrection(found);
  };
  const correct = () => {
    if (field.current && correction) field.current.value = correction.email;
    setCorrection(null);
    field.current?.focus();
  };
  if (answer)
    return (
      <p ref={focusOnMount} tabIndex={-1} role="status" className="rounded-panel bg-tint p-5 font-medium text-strong">
        {answer}
      </p>
    );
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-1.5 md:w-full md:justify-self-end">
      <label htmlFor={id} className="text-small font-medium text-strong">
        {t.email}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          onBlur={({ target }) => target.value && suggest(target.value)}
          aria-invalid={issue !== null}
          aria-describedby={describedBy(id, t.consent, issue)}
          className={`${fieldEdge(issue)} flex-[1_1_12rem]`}
        />
        <Button type="submit" kind="secondary" aria-busy={isBusy} className="max-sm:flex-auto">
          {t.button}
        </Button>
      </div>
      <FieldIssue id={id} issue={issue} />
      <div role="status">
        {correction && (
          <button type="button" onClick={correct} className={linkClassName}>
            {correction.question}
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-small text-second">
        {t.consent}
      </p>
    </form>
  );
}
