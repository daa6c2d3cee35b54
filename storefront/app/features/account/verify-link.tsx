import { verifyEmail } from '@vitrine/contract/account.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { failureStatus } from '../../api/failure-status.ts';
import { failureWords } from '../../api/failure-words.ts';
import { TroublePanel } from '../../forms/trouble-panel.tsx';
import { useLoad } from '../../hooks/use-load.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { recallToken } from '../../session/token.ts';
import { keepUser } from '../../session/user.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Outcome } from './outcome.tsx';
import { signInMessages } from './sign-in-messages.ts';

type Phase = { words: string } | { failure: unknown };

/** A link from a mail, used once: the question is asked once, however often the page is drawn. */
const asked = new Map<string, Promise<Phase>>();

export function VerifyLink({ skeleton }: { skeleton: ReactNode }) {
  const language = useLanguage();
  const t = signInMessages[language];
  const { id = '' } = useParams();
  const {
    data: phase,
    isLoading,
    reload,
  } = useLoad(id, () => {
    const answer = asked.get(id) ?? verify(id);
    asked.set(id, answer);
    return answer;
  });

  if (!phase || isLoading) return skeleton;
  const onward = (
    <LocalLink to={recallToken() ? '/my-account' : '/login?return=%2Fmy-account'} className={buttonLook()}>
      {recallToken() ? t.toAccount : t.login}
    </LocalLink>
  );
  if ('words' in phase) {
    return (
      <Outcome icon={<CircleCheck size={56} className="text-success" />} title={phase.words}>
        {onward}
      </Outcome>
    );
  }
  const isLost = (failureStatus(phase.failure) ?? 500) >= 500;
  const again = () => {
    asked.delete(id);
    reload();
  };
  return (
    <TroublePanel tone="error" words={failureWords(phase.failure, language)}>
      <p className="mt-1 mb-4 text-second">{t.verifyFailed}</p>
      {isLost ? <Button onClick={again}>{t.retry}</Button> : onward}
    </TroublePanel>
  );
}

async function verify(token: string): Promise<Phase> {
  try {
    const { message } = await shopperApi()(verifyEmail, { params: { token } });
    // The profile says something else from now on.
    keepUser(null);
    return { words: message };
  } catch (failure) {
    return { failure };
  }
}
