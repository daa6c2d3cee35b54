import { Panel } from '@vitrine/ui/panel.tsx';

/** The declaration exactly as it is sent, line by line. */
export const DeclarationPanel = ({ text }: { text: string }) => (
  <Panel tone="info">
    <p className="break-text whitespace-pre-line text-strong">{text}</p>
  </Panel>
);
