import { Panel } from '../../ui/panel.tsx';

/** A declaration as it is sent: every line as it is written. */
export const DeclarationPanel = ({ words }: { words: string }) => (
  <Panel tone="info">
    <p className="break-words whitespace-pre-line text-strong">{words}</p>
  </Panel>
);
