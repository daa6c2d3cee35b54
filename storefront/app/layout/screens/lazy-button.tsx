import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';

interface LazyButtonProps<P> {
  load: () => Promise<ComponentType<P>>;
  /** Props of the loaded component. */
  part: P;
  className: string;
  /** Called instead of loading, when something is missing first. */
  onPress?: (() => void) | undefined;
  /** Hash that opens it without a press, such as `#write-review`. */
  opensAt?: string;
  children: ReactNode;
}

/** A button that is replaced by a component whose code is loaded on press. */
export function LazyButton<P extends object>({
  load,
  part,
  className,
  onPress,
  opensAt,
  children,
}: LazyButtonProps<P>) {
  const t = useMessages(layoutMessages);
  const [{ Part, isFailed, isBusy }, setState] = useState<{
    Part?: ComponentType<P>;
    isFailed?: boolean;
    isBusy?: boolean;
  }>({});
  const { hash } = useLocation();
  const open = () => {
    setState({ isBusy: true });
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
      <button type="button" aria-busy={isBusy} onClick={onPress ?? open} className={`needs-script ${className}`}>
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
