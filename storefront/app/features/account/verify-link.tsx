import { checkVerification } from '@vitrine/contract/account.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { failureStatus } from '../../api/failure-status.ts';
import { failureWords } from '../../api/failure-words.ts';
import { TroublePanel } from '../../forms/trouble-panel.tsx';
import { useLoad } from '../../hooks/use-load.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { recallToken } from '../../session/token.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { DeclineAddress } from './decline-address.tsx';
import { Outcome } from './outcome.tsx';
import { signInMessages } from './sign-in-messages.ts';

type Result = { kind: 'confirmed' | 'declined'; words: string } | { kind: 'failed'; failure: unknown };

/** A link from a mail. Opening it only reads what it is for: nothing changes before a button is pressed. */
export function VerifyLink({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  const t = signInMessages[language];
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const [isDeclining, setDeclining] = useState(query.has('not-me'));
  const [result, setResult] = useState<Result | null>(null);
  const { data, error, isLoading, reload } = useLoad(id, () =>
    shopperApi()(checkVerification, { params: { token: id } }),
  );

  if (isLoading) return skeleton;
  const onward = (
    <LocalLink to={recallToken() ? '/my-account' : '/login?return=%2Fmy-account'} className={buttonLook()}>
      {recallToken() ? t.toAccount : t.login}
    </LocalLink>
  );
  if (result && result.kind !== 'failed') {
    return (
      <Outcome icon={<CircleCheck size={56} className="text-success" />} title={result.words}>
        {result.kind === 'confirmed' && onward}
      </Outcome>
    );
  }
  if (result || !data) {
    const problem = result?.failure ?? error;
    const isLost = (failureStatus(problem) ?? 500) >= 500;
    const retry = () => {
      setResult(null);
      reload();
    };
    return (
      <TroublePanel tone="error" words={failureWords(problem, language)}>
        <p className="mt-1 mb-4 text-second">{t.verifyFailed}</p>
        {isLost ? <Button onClick={retry}>{t.retry}</Button> : onward}
      </TroublePanel>
    );
  }
  const parts = {
    token: id,
    verification: data,
    onFailed: (problem: unknown) => setResult({ kind: 'failed', failure: problem }),
    onOther: () => setDeclining(!isDeclining),
  };
  return isDeclining ? (
    <DeclineAddress {...parts} onDone={(words) => setResult({ kind: 'declined', words })} />
  ) : (
    <ConfirmAddress {...parts} onDone={(words) => setResult({ kind: 'confirmed', words })} />
  );
}
