import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen.tsx';

/** A fault of a screen, or a script of an older version that is not there any more, leaves the menu usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
