import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hasBackendChanged } from './session/backend-marker.ts';

interface TrustedTypes {
  createPolicy(name: 'default', rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>): void;
}

/** Markup that could run code; React itself creates script elements from the bare tag. */
const executablePattern = /<script(?!><\/script>$)|<iframe|\son\w+=/i;

/**
 * Trusted Types policy: all text that becomes markup passes through here, such as the merchant's sanitized texts.
 * Markup that could run code is refused, and the only allowed script URL is the service worker.
 */
const guardMarkup = (): void =>
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (executablePattern.test(html) ? null : html),
    createScriptURL: (url) => (url === '/service-worker.js' ? url : null),
  });

export function startReact(): void {
  guardMarkup();
  // Data of another server is discarded; the page starts again without it.
  if (hasBackendChanged()) location.reload();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
