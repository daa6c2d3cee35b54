import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { Panel } from '../../ui/panel.tsx';

/** Takes the place of the form, and the focus with it. */
export function ReviewNotice({ title, text }: { title: string; text?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="max-w-prose">
      <Panel tone="info" icon={<CircleCheck className="shrink-0 text-success" />}>
        <p className="font-semibold text-strong">{title}</p>
        {text && <p className="mt-1">{text}</p>}
      </Panel>
    </div>
  );
}
