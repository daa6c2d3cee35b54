import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { focusOnMount } from '../ui/focus-on-mount.ts';
import { Panel } from '../ui/panel.tsx';
import { EmailForm } from './email-form.tsx';

interface AskedFormProps {
  id: string;
  button: string;
  consent: string;
  /** Gives the shop's words for what happens next. */
  send: (email: string) => Promise<string>;
}

/** A form that appeared because somebody asked for it. The shop's answer takes its place, and the focus with it. */
export function AskedForm({ id, button, consent, send }: AskedFormProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  if (answer !== null) return <Answer words={answer} />;
  return (
    <EmailForm id={id} name="email" button={button} isAskedFor send={async (email) => setAnswer(await send(email))}>
      <p className="text-small text-second">{consent}</p>
    </EmailForm>
  );
}

function Answer({ words }: { words: string }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} role="status">
      <Panel tone="info" icon={<CircleCheck className="shrink-0 text-success" />}>
        <p className="font-medium text-strong">{words}</p>
      </Panel>
    </div>
  );
}
