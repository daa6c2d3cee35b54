// Calls that the API of this shop does not have, when it is another server (`API_URL`). Controls that need one are not
// rendered.
import type { EndpointName } from '@vitrine/contract/shopizer-calls.ts';
import { createContext, use } from 'react';

export const AbsentCalls = createContext<readonly string[]>([]);

/** Whether the API has the call; while rendering. */
export const useHasCall = (name: EndpointName): boolean => !use(AbsentCalls).includes(name);

/** The same outside of rendering, in the browser. */
export const hasCall = (name: EndpointName): boolean =>
  !(document.documentElement.dataset.absent ?? '').split(' ').includes(name);
