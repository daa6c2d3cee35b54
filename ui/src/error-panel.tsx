import type { ReactNode } from 'react';
import { CircleAlert, TriangleAlert } from './icons.ts';
import { focusOnMount } from './modal.ts';
import { Panel } from './panel.tsx';

/** Error of the last attempt. warn: check the entries; error: it failed. */
export interface ErrorNotice {
  tone: 'warn' | 'error';
  message: string;
}

/** Shows the error and takes the focus. */
export function ErrorPanel({ tone, message, children }: ErrorNotice & { children?: ReactNode }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} role="alert" className="rounded-panel">
      <Panel
        tone={tone}
        icon={tone === 'warn' ? <TriangleAlert className="text-warn" /> : <CircleAlert className="text-error" />}
      >
        <p className="font-medium text-strong">{message}</p>
        {children}
      </Panel>
    </div>
  );
}
