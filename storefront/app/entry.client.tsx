import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardMarkup } from './guard-markup.ts';
import { isBackendNew } from './session/backend-marker.ts';

guardMarkup();

// What another server made is of no use here; the page starts again without it.
if (isBackendNew()) location.reload();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
