import { ArrowLeft } from '@vitrine/ui/icons.ts';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';

/** A link that was followed before React had started has loaded a whole page, which counts its steps anew. */
const cameFromShop = (): boolean => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** Goes one step back in history, or to the parent page if this is the first. */
export function GoBack({ parent = '/' }: { parent?: string }) {
  const t = useMessages(layoutMessages);
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const state: unknown = window.history.state;
    const step = state && typeof state === 'object' && 'idx' in state ? Number(state.idx) : 0;
    if (step < 1 && !cameFromShop()) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <LocalLink
      to={parent}
      prefetch="none"
      onClick={goBack}
      className="no-print inline-flex min-h-11 items-center gap-2 font-medium text-link hover:underline"
    >
      <ArrowLeft size={20} />
      {t.goBack}
    </LocalLink>
  );
}
