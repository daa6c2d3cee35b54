import { createContext } from 'react';

/**
 * Marks the inline scripts that our own code writes while the server renders. The host allows these and no other inline
 * script, and removes the mark before the page leaves. Undefined in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
