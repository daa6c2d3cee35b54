import { type ComponentType, lazy } from 'react';

/** A page must not break because an extra could not be fetched: then it is simply not there. */
export const lazyExtra = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
