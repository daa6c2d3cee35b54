import { Button } from '@vitrine/ui/button.tsx';
import { classNames, fieldClassName } from '@vitrine/ui/class-names.ts';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { newsletterMessages } from '../../messages/en/newsletter.ts';
import type { Shown } from './subscribe.tsx';

const id = 'newsletter-email';

/** Part of every page, so the code that checks and sends the address, with what it shows, is loaded when the form is used. */
export function NewsletterForm() {
  const t = useMessages(newsletterMessages);
  const { loadingFailed } = useMessages(layoutMessages);
  const [{ answer, issue, hint }, show] = useState<Shown>({});
  const [isBusy, setBusy] = useState(false);
  const load = () => import('./subscribe.tsx');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    if (isBusy) return;
    setBusy(true);
    show(
      await load().then(
        ({ subscribe }) => subscribe(input.value),
        () => ({ issue: loadingFailed }),
      ),
    );
    setBusy(false);
    input.focus();
  };
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    // Without the code everything stays as it is.
    if (target.value)
      load().then(
        ({ checkAgain }) => checkAgain(target, show),
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
          onBlur={leave}
          aria-invalid={!!issue}
          aria-describedby={`${id}-hint ${id}-issue`}
          className={classNames('control flex-[1_1_12rem]', fieldClassName)}
        />
        <Button type="submit" kind="secondary" aria-busy={isBusy} className="max-sm:flex-auto">
          {t.button}
        </Button>
      </div>
      <p
        id={`${id}-issue`}
        role="alert"
        className="flex items-start gap-1.5 text-small font-medium text-error empty:hidden"
      >
        {issue}
      </p>
      <div role="status">{hint}</div>
      <p id={`${id}-hint`} className="text-small text-second">
        {t.consent}
      </p>
    </form>
  );
}
