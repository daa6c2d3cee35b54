import { type ComponentType, useState } from 'react';

type Load<P> = () => Promise<ComponentType<P>>;

/** A part of the page whose code is fetched when somebody reaches for it, so that nobody else carries it. */
export function useLater<P>(load: Load<P>) {
  const [state, setState] = useState<{ Part?: ComponentType<P>; isFailed?: boolean }>({});
  return {
    ...state,
    open: () => {
      load().then(
        (Part) => setState({ Part }),
        () => setState({ isFailed: true }),
      );
    },
    /** While the shopper still aims. A failure shows when the press comes. */
    prepare: () => {
      load().catch(() => {});
    },
  };
}
