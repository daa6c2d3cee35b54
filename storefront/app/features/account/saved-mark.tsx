import { CircleCheck } from '@vitrine/ui/icons.ts';
import { useEffect, useState } from 'react';

const time = 6000;

/** Shown for a while after each save. */
export function useSavedMark() {
  const [saves, setSaves] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (saves === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), time);
    return () => clearTimeout(timer);
  }, [saves]);
  return { isShown, show: () => setSaves((last) => last + 1) };
}

export const SavedMark = ({ isShown, label }: { isShown: boolean; label: string }) => (
  <p role="status" className="flex items-center gap-2 font-medium text-success empty:hidden">
    {isShown && (
      <>
        <CircleCheck size={20} />
        {label}
      </>
    )}
  </p>
);
