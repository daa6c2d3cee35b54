import { Button } from '@vitrine/ui/button.tsx';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { TriangleAlert } from '@vitrine/ui/icons.ts';
import { Component, type ReactNode } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { stateMessages } from '../messages/en/layout.ts';

/** An error of a screen, or a script of an older version that is not there any more, leaves the menu usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}

/** An error of the app, or a file of an older version that is not there any more. */
function BrokenScreen() {
  const t = useMessages(stateMessages);
  return (
    <div>
      <EmptyState icon={<TriangleAlert size={56} />} title={t.broken}>
        <p>{t.brokenHint}</p>
        <Button onClick={() => location.reload()}>{t.reload}</Button>
      </EmptyState>
    </div>
  );
}
