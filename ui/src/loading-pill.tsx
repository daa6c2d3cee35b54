import { useEffect, useState } from 'react';
import { Spinner } from './spinner.tsx';

/** Most pages are there sooner; announcing them as loading would only delay the name of the page. */
const announcedAfter = 1000;

/** Spinner under the header. It does not block the current page. */
export const LoadingPill = ({ isShown, label }: { isShown: boolean; label: string }) => (
  <>
    <div aria-hidden className="pointer-events-none fixed inset-x-0 top-20 z-30 flex justify-center lg:top-24">
      {isShown && (
        <span className="late flex items-center gap-2 rounded-full bg-raised py-2 pr-4 pl-3 text-small text-strong shadow-menu">
          <Spinner />
          {label}
        </span>
      )}
    </div>
    <p role="status" className="sr-only">
      {useSlow(isShown) && label}
    </p>
  </>
);

/** Whether the condition has held for a second. */
function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), announcedAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
