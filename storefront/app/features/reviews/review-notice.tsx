import CircleCheck from 'lucide-react/icons/circle-check';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Panel } from '../../ui/panel.tsx';

/** Takes the place of the form, and the focus with it. */
export function ReviewNotice({ title, text }: { title: string; text?: string }) {
  return (
    <div ref={focusOnMount} tabIndex={-1} role="status" className="max-w-prose">
      <Panel tone="info" icon={<CircleCheck className="shrink-0 text-success" />}>
        <p className="font-semibold text-strong">{title}</p>
        {text && <p className="mt-1">{text}</p>}
      </Panel>
    </div>
  );
}
