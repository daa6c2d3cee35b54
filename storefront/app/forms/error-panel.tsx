import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { focusOnMount } from '../ui/focus-on-mount.ts';
import { Panel } from '../ui/panel.tsx';

/** Why the last try did not succeed. warn: look again; error: it failed. */
export interface Trouble {
  tone: 'warn' | 'error';
  words: string;
}

/** Why it did not go through, where the eye and the keyboard find it. */
export function ErrorPanel({ tone, words, children }: Trouble & { children?: ReactNode }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} role="alert" className="rounded-panel">
      <Panel
        tone={tone}
        icon={tone === 'warn' ? <TriangleAlert className="text-warn" /> : <CircleAlert className="text-error" />}
      >
        <p className="font-medium text-strong">{words}</p>
        {children}
      </Panel>
    </div>
  );
}
