import { showToast } from '@vitrine/ui/toasts.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readKept } from '../hooks/kept-draft.ts';
import { useMessages } from '../i18n/language.tsx';
import { productMessages } from '../messages/en/catalog.ts';

/** Tells a person who leaves a form with unsaved typing that it is kept, and leads back to it. `name`: what the form is about. */
export function useLeaveNotice(draftKey: string, isChanged: boolean, name: string): void {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tell = useEffectEvent(() => {
    // A save deletes the draft before the form is drawn again: the screen that follows it is no place for a warning.
    if (!isChanged || readKept(draftKey) === null) return;
    showToast({
      tone: 'warn',
      text: t.leftUnsaved(name),
      action: { label: t.backToForm, run: () => void navigate(pathname) },
      seconds: 10,
    });
  });
  useEffect(() => () => tell(), []);
}
