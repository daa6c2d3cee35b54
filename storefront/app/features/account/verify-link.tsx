import { checkVerification } from '@vitrine/contract/account.ts';
import type { Verification } from '@vitrine/contract/account-shapes.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { failureStatus } from '../../api/failure-status.ts';
import { failureWords } from '../../api/failure-words.ts';
import { TroublePanel } from '../../forms/trouble-panel.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { recallToken } from '../../session/token.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { DeclineAddress } from './decline-address.tsx';
import { Outcome } from './outcome.tsx';
import { signInMessages } from './sign-in-messages.ts';

type Phase =
  | { kind: 'checking' }
  | { kind: 'asking'; verification: Verification }
  | { kind: 'confirmed' | 'declined'; words: string }
  | { kind: 'failed'; failure: unknown };

/** A link from a mail. Opening it only asks what it is for: nothing changes before a button is pressed. */
export function VerifyLink({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  const t = signInMessages[language];
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const [phase, setPhase] = useState<Phase>({ kind: 'checking' });
  const [isDeclining, setDeclining] = useState(query.has('not-me'));
  useEffect(() => {
    if (phase.kind !== 'checking') return;
    let isHere = true;
    const show = (next: Phase) => isHere && setPhase(next);
    shopperApi()(checkVerification, { params: { token: id } }).then(
      (verification) => show({ kind: 'asking', verification }),
      (failure: unknown) => show({ kind: 'failed', failure }),
    );
    return () => {
      isHere = false;
    };
  }, [phase, id]);

  if (phase.kind === 'checking') return skeleton;
  const onward = (
    <LocalLink to={recallToken() ? '/my-account' : '/login?return=%2Fmy-account'} className={buttonLook()}>
      {recallToken() ? t.toAccount : t.login}
    </LocalLink>
  );
  if (phase.kind === 'failed') {
    const isLost = (failureStatus(phase.failure) ?? 500) >= 500;
    return (
      <TroublePanel tone="error" words={failureWords(phase.failure, language)}>
        <p className="mt-1 mb-4 text-second">{t.verifyFailed}</p>
        {isLost ? <Button onClick={() => setPhase({ kind: 'checking' })}>{t.retry}</Button> : onward}
      </TroublePanel>
    );
  }
  if (phase.kind !== 'asking') {
    return (
      <Outcome icon={<CircleCheck size={56} className="text-success" />} title={phase.words}>
        {phase.kind === 'confirmed' && onward}
      </Outcome>
    );
  }
  const parts = {
    token: id,
    verification: phase.verification,
    onFailed: (failure: unknown) => setPhase({ kind: 'failed', failure }),
    onOther: () => setDeclining(!isDeclining),
  };
  return isDeclining ? (
    <DeclineAddress {...parts} onDone={(words) => setPhase({ kind: 'declined', words })} />
  ) : (
    <ConfirmAddress {...parts} onDone={(words) => setPhase({ kind: 'confirmed', words })} />
  );
}
