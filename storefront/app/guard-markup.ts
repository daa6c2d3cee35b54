interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>): void;
}

/** What could run; React itself makes script elements from the bare tag. */
const runs = /<script(?!><\/script>$)|<iframe|\son\w+=/i;

/**
 * The page's policy lets text become markup only through here: the merchant's texts, which the shop has cleaned. Anything
 * that could run is turned away once more, and the only script with an address is the worker that keeps pages.
 */
export const guardMarkup = (): void =>
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (runs.test(html) ? null : html),
    createScriptURL: (url) => (url === '/service-worker.js' ? url : null),
  });
