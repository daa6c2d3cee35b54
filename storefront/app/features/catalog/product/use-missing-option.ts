import { useState } from 'react';
import type { Choice } from './choose-variant.ts';
import { optionsId } from './option-picker.tsx';
import type { ProductView } from './product-view.ts';

/** Instead of a disabled button: a click without a valid variant focuses the options. */
export function useMissingOption(product: ProductView, { values, variant }: Choice) {
  const chosen = Object.values(values)
    .map(({ code }) => code)
    .join(' ');
  const [askedFor, setAskedFor] = useState<string | null>(null);
  if (variant || product.variants.length === 0) return { isMissing: false, onMissing: undefined };
  return {
    isMissing: askedFor === chosen,
    onMissing: () => {
      setAskedFor(chosen);
      document.querySelector<HTMLElement>(`#${optionsId} :checked`)?.focus();
    },
  };
}
