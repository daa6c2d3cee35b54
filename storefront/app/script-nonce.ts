import { createContext } from 'react';

/**
 * Nonce of the inline scripts that our own code renders on the server. The host allows these and no other inline
 * script, and removes the nonce before sending the page. Undefined in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
