import { buttonClassName } from '@vitrine/ui/button.tsx';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { reviewFormMessages } from '../../messages/en/reviews.ts';
import { useLoginPath } from './use-login-path.ts';

export function ReviewSignIn() {
  const t = useMessages(reviewFormMessages);
  const { login, register } = useLoginPath('#write-review');
  return (
    <div ref={focusOnMount} tabIndex={-1} className="max-w-prose">
      <Panel tone="info">
        <p className="font-semibold text-strong">{t.signIn}</p>
        <p className="mt-1">{t.signInText}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <LocalLink to={login} className={buttonClassName()}>
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
