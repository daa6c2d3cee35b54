import { type ComponentType, type ReactNode, useState } from 'react';
import { useMessages } from '../i18n/use-language.ts';
import { layoutMessages } from './layout-messages.ts';

interface LaterButtonProps<P> {
  load: () => Promise<ComponentType<P>>;
  /** What it is given when it is there. */
  part: P;
  className: string;
  /** Something is still to be done first: done instead. */
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

/** A button that gives way to a part of the page whose code is fetched only now: nobody else carries it. */
export function LaterButton<P extends object>({ load, part, className, onPress, children }: LaterButtonProps<P>) {
  const t = useMessages(layoutMessages);
  const [{ Part, isFailed }, setState] = useState<{ Part?: ComponentType<P>; isFailed?: boolean }>({});
  if (Part) return <Part {...part} />;
  const open = () => {
    load().then(
      (loaded) => setState({ Part: loaded }),
      () => setState({ isFailed: true }),
    );
  };
  return (
    <>
      <button type="button" onClick={onPress ?? open} className={`needs-script ${className}`}>
        {children}
      </button>
      {isFailed && (
        <p role="alert" className="text-small font-medium text-error">
          {t.loadingFailed}
        </p>
      )}
    </>
  );
}
