import { checkVerification } from '@vitrine/contract/account/account.ts';
import { Button, buttonClassName } from '@vitrine/ui/button.tsx';
import { CircleCheck } from '@vitrine/ui/icons.ts';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { errorStatus } from '../../api/api-errors.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLoad } from '../../hooks/use-load.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { signInMessages } from '../../messages/en/account.ts';
import { translate } from '../../messages/translate.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { getAccessToken } from '../../session/token.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { DeclineAddress } from './decline-address.tsx';
import { Outcome } from './outcome.tsx';

type Answered = { kind: 'confirmed' | 'declined' | 'deleted'; message: string } | { kind: 'failed'; error: unknown };

/** The page of a mailed link. Opening it changes nothing before a button is pressed. */
export function VerifyLink({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  const t = translate(signInMessages, language);
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const {
    data: verification,
    error,
    isLoading,
    reload,
  } = useLoad(id, () => shopperApi()(checkVerification, { params: { token: id } }));
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [isDeclining, setDeclining] = useState(query.has('not-me'));

  if (isLoading) return skeleton;
  const onward = (
    <LocalLink to={getAccessToken() ? '/my-account' : '/login?return=%2Fmy-account'} className={buttonClassName()}>
      {getAccessToken() ? t.toAccount : t.login}
    </LocalLink>
  );
  const shownError = answered?.kind === 'failed' ? answered.error : error;
  if (shownError !== undefined || !verification) {
    const isLost = (errorStatus(shownError) ?? 500) >= 500;
    const again = () => {
      setAnswered(null);
      reload();
    };
    return (
      <ErrorPanel tone="error" message={errorMessage(shownError, language)}>
        <p className="mt-1 mb-4 text-second">{t.verifyFailed}</p>
        {isLost ? <Button onClick={again}>{t.retry}</Button> : onward}
      </ErrorPanel>
    );
  }
  if (answered && answered.kind !== 'failed') {
    return (
      <Outcome icon={<CircleCheck size={56} className="text-success" />} title={answered.message}>
        {answered.kind === 'confirmed' && onward}
      </Outcome>
    );
  }
  const isDeletion = verification.purpose === 'delete-account';
  const parts = {
    token: id,
    verification,
    onFailed: (reason: unknown) => setAnswered({ kind: 'failed', error: reason }),
    onOther: () => setDeclining(!isDeclining),
  };
  return isDeclining ? (
    <DeclineAddress {...parts} onDone={(message) => setAnswered({ kind: 'declined', message })} />
  ) : (
    <ConfirmAddress
      {...parts}
      onDone={(message) => setAnswered({ kind: isDeletion ? 'deleted' : 'confirmed', message })}
    />
  );
}
