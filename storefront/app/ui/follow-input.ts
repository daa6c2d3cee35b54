import { type RefCallback, useCallback } from 'react';

/**
 * As the `ref` of a box the shopper ticks at once: it is set again only when `isChecked` changes, for example by Back. A
 * controlled input would lose what was ticked before the script had loaded.
 */
export const useChecked = (isChecked: boolean): RefCallback<HTMLInputElement> =>
  useCallback(
    (input) => {
      if (input) input.checked = isChecked;
    },
    [isChecked],
  );
