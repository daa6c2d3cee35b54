import { type ComponentType, lazy } from 'react';

/** Like `lazy`, but renders nothing when the code cannot be loaded. */
export const lazyExtra = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
