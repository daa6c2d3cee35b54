import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../frame/layout-messages.ts';

interface LaterButtonProps<P> {
  load: () => Promise<ComponentType<P>>;
  /** What it is given when it is there. */
  part: P;
  className: string;
  /** Something is still to be done first: done instead. */
  onPress?: (() => void) | undefined;
  /** The end of an address that asks for it without a press, such as `#write-review`. */
  opensAt?: string;
  children: ReactNode;
}

/** A button that gives way to a part of the page whose code is fetched only now: nobody else carries it. */
export function LaterButton<P extends object>({
  load,
  part,
  className,
  onPress,
  opensAt,
  children,
}: LaterButtonProps<P>) {
  const t = useMessages(layoutMessages);
  const [{ Part, isFailed }, setState] = useState<{ Part?: ComponentType<P>; isFailed?: boolean }>({});
  const { hash } = useLocation();
  const open = () => {
    load().then(
      (loaded) => setState({ Part: loaded }),
      () => setState({ isFailed: true }),
    );
  };
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (hash && hash === opensAt) openNow();
  }, [hash, opensAt]);
  if (Part) return <Part {...part} />;
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
