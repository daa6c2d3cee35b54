import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import type { OwnReview } from '@vitrine/contract/reviews/reviews-shapes.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { ErrorPanel, Panel } from '@vitrine/ui/panel.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { reviewFormMessages } from '../../messages/en/reviews.ts';
import { translate } from '../../messages/translate.ts';
import { loadUser } from '../../session/load-user.client.ts';
import { ReviewForm } from './review-form.tsx';
import { loadOwnReview } from './send-review.ts';
import { useLoginPath } from './use-votes.ts';

type FirstStage = { at: 'guest' } | { at: 'form'; customer: Customer; own: OwnReview | null };
type LaterStage = 'guest' | 'sent' | 'removed';

/** The review form from start to thank-you notice. */
export function WriteReview({ productId }: { productId: number }) {
  const language = useLanguage();
  const t = translate(reviewFormMessages, language);
  const { data: first, error, isLoading, reload } = useLoad(String(productId), () => begin(productId));
  const [later, setLater] = useState<{ of: number; at: LaterStage } | null>(null);
  const at = later?.of === productId ? later.at : first?.at;
  if (at === 'form' && first?.at === 'form') {
    const { customer, own } = first;
    const onStage = (next: LaterStage) => setLater({ of: productId, at: next });
    return <ReviewForm productId={productId} customer={customer} own={own} onStage={onStage} />;
  }
  if (at === 'guest') return <ReviewSignIn />;
  if (at === 'sent') return <ReviewNotice title={t.sent} text={t.sentText} />;
  if (at === 'removed') return <ReviewNotice title={t.removed} />;
  if (isLoading) return <Spinner size={28} />;
  return (
    <ErrorPanel tone="error" message={errorMessage(error, language)}>
      <Button className="mt-4" onClick={reload}>
        {translate(fieldMessages, language).tryAgain}
      </Button>
    </ErrorPanel>
  );
}

/** Throws when the server cannot be reached: whether somebody is signed in is unknown then. */
async function begin(productId: number): Promise<FirstStage> {
  const customer = await loadUser();
  return customer ? { at: 'form', customer, own: (await loadOwnReview(productId)).review } : { at: 'guest' };
}

/** Replaces the form and takes the focus. */
function ReviewNotice({ title, text }: { title: string; text?: string }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} role="status" className="max-w-prose">
      <Panel tone="info" icon={<CircleCheck className="shrink-0 text-success" />}>
        <p className="font-semibold text-strong">{title}</p>
        {text && <p className="mt-1">{text}</p>}
      </Panel>
    </div>
  );
}

export function ReviewSignIn() {
  const t = useMessages(reviewFormMessages);
  const { login, register } = useLoginPath('#write-review');
  return (
    <div ref={focusOnMount} tabIndex={-1} className="max-w-prose">
      <Panel tone="info">
        <p className="font-semibold text-strong">{t.signIn}</p>
        <p className="mt-1">{t.signInText}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <LocalLink to={login} className={buttonClassName('secondary')}>
            {t.login}
          </LocalLink>
          <LocalLink to={register} className={buttonClassName('secondary')}>
            {t.register}
          </LocalLink>
        </p>
      </Panel>
    </div>
  );
}
