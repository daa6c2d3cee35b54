import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { CircleAlert, CircleCheck, Trash2, TriangleAlert, X } from './icons.ts';
import { closeToast, currentToasts, onToasts, pauseToasts, type Toast } from './toasts.ts';

interface ToastListProps {
  closeLabel: string;
  className?: string | undefined;
}

const none: readonly Toast[] = [];
const looks = {
  success: { icon: CircleCheck, edge: 'border-l-success', colour: 'text-success' },
  removed: { icon: Trash2, edge: 'border-l-error', colour: 'text-error' },
  warn: { icon: TriangleAlert, edge: 'border-l-warn', colour: 'text-warn' },
  error: { icon: CircleAlert, edge: 'border-l-error', colour: 'text-error' },
};

/** The two live regions are always rendered, so that screen readers announce new toasts. */
export function ToastList({ closeLabel, className }: ToastListProps) {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  const row = (toast: Toast) => <ToastRow key={toast.id} toast={toast} closeLabel={closeLabel} />;
  return (
    <div ref={waitWhileUsed} className={classNames('toasts', className)}>
      <div role="status" className="contents">
        {toasts.filter(({ tone }) => tone !== 'error').map(row)}
      </div>
      <div role="alert" className="contents">
        {toasts.filter(({ tone }) => tone === 'error').map(row)}
      </div>
    </div>
  );
}

function waitWhileUsed(list: HTMLElement | null): () => void {
  const events = { pointerover: true, focusin: true, pointerout: false, focusout: false };
  const listeners = Object.entries(events).map(([name, pause]) => [name, () => pauseToasts(pause)] as const);
  for (const [name, listener] of listeners) list?.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) list?.removeEventListener(name, listener);
  };
}

function ToastRow({ toast: { id, tone, text, action }, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { icon: Icon, edge, colour } = looks[tone];
  const act = () => {
    closeToast(id);
    action?.run();
  };
  return (
    <div
      data-tone={tone}
      className={classNames(
        'toast flex min-h-13 items-center gap-3 rounded-panel border border-line border-l-4 bg-raised py-1 pr-1 pl-3.5 text-small text-strong shadow-menu',
        edge,
      )}
    >
      <Icon className={colour} size={20} />
      <p className="min-w-0 flex-1 py-2 font-medium">{text}</p>
      {action && (
        <button
          type="button"
          onClick={act}
          className="min-h-11 rounded-control px-3 font-semibold text-link underline underline-offset-4 hover:no-underline"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => closeToast(id)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-second hover:bg-tint"
      >
        <X size={18} />
      </button>
    </div>
  );
}
