import { useState } from 'react';
import { useErrorText } from '../api/use-error-text.ts';

/** A button that calls the shop: a second press while it does is ignored. `trouble`: why the last call failed. */
export function useAction(run: () => Promise<unknown>) {
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await run();
    } catch (error) {
      setTrouble(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, trouble, start };
}
