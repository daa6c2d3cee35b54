import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

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
