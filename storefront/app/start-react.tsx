import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardMarkup } from './guard-markup.ts';
import { hasBackendChanged } from './session/backend-marker.ts';

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
