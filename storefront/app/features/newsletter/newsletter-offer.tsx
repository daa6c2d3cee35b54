import { useMessages } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { useLater } from '../../ui/use-later.ts';
import { newsletterMessages } from './newsletter-messages.ts';

const loadForm = async () => (await import('./newsletter-form.tsx')).NewsletterForm;

/** A button that gives way to the form. */
export function NewsletterOffer() {
  const t = useMessages(newsletterMessages);
  const { Part, isFailed, open, prepare } = useLater(loadForm);
  if (Part) return <Part />;
  return (
    <>
      <Button kind="secondary" onClick={open} onPointerEnter={prepare} className="needs-script">
        {t.open}
      </Button>
      {isFailed && (
        <p role="alert" className="mt-2 text-small font-medium text-error">
          {t.unreachable}
        </p>
      )}
    </>
  );
}
