import { CircleCheck } from '@vitrine/ui/icons.ts';
import { focusOnMount } from '@vitrine/ui/modal.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { useState } from 'react';
import { EmailForm } from './email-form.tsx';

interface EmailRequestFormProps {
  id: string;
  button: string;
  consent: string;
  /** Returns the server's message about the next step. */
  send: (email: string) => Promise<string>;
}

/** A form opened by a button. The server's message replaces it and takes the focus. */
export function EmailRequestForm({ id, button, consent, send }: EmailRequestFormProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  if (answer !== null) return <Answer text={answer} />;
  return (
    <EmailForm
      id={id}
      name="email"
      button={button}
      hint={consent}
      isAskedFor
      send={async (email) => setAnswer(await send(email))}
    />
  );
}

function Answer({ text }: { text: string }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} role="status">
      <Panel tone="info" icon={<CircleCheck className="shrink-0 text-success" />}>
        <p className="font-medium text-strong">{text}</p>
      </Panel>
    </div>
  );
}
