import { Panel } from '../../ui/panel.tsx';

/** The declaration exactly as it is sent, line by line. */
export const DeclarationPanel = ({ words }: { words: string }) => (
  <Panel tone="info">
    <p className="break-words whitespace-pre-line text-strong">{words}</p>
  </Panel>
);
