import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CircleAlert, TriangleAlert } from './icons.ts';
import { focusOnMount } from './modal.ts';

const tones = {
  plain: 'border-line bg-surface',
  info: 'border-transparent bg-tint',
  warn: 'border-warn bg-warn-back',
  error: 'border-error bg-error-back',
};

interface PanelProps {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ tone = 'plain', icon, className, children }: PanelProps) {
  return (
    <div className={classNames('flex gap-3 rounded-panel border p-5', tones[tone], className)}>
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

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
