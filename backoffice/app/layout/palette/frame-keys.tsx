import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { menuFor } from '../../features.ts';
import { pressedKey } from '../../hooks/use-keys.ts';
import { useMessages } from '../../i18n/language.tsx';
import { layoutMessages } from '../../messages/en/layout.ts';
import { useProfile } from '../../session/profile.tsx';
import { type KeyDialog, onDialog, openDialog, showDialog } from './palette-store.ts';

const scripts = { palette: () => import('./command-palette.tsx'), help: () => import('./key-list.tsx') };
const CommandPalette = lazy(async () => ({ default: (await scripts.palette()).CommandPalette }));
const KeyList = lazy(async () => ({ default: (await scripts.help()).KeyList }));

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Keys of every screen: Ctrl+K for the palette, G and a letter for a screen, ? for the list of keys. */
export function FrameKeys() {
  const t = useMessages(layoutMessages);
  const { permissions } = useProfile();
  const navigate = useNavigate();
  const [goKeys] = useState(createGoKeys);
  const open = useLoadedDialog();
  const press = useEffectEvent((event: KeyboardEvent) => {
    // It is there by the time the second key is pressed.
    if (event.key === 'Control' || event.key === 'Meta') scripts.palette().catch(() => {});
    if (isPaletteKey(event)) {
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) showDialog('palette');
      return;
    }
    const key = pressedKey(event);
    if (key === null) return;
    const said = goKeys.press(key, event.timeStamp);
    if (said === 'letter') {
      // It must not also be a key of the screen.
      event.preventDefault();
      const item = menuFor(permissions, t).find((entry) => entry.key === key);
      if (item) void navigate(item.path);
    } else if (said === null && key === '?') {
      event.preventDefault();
      showDialog('help');
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before the keys of the screen.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
  // The event of a dialog that was closed comes later; another one may be open by then.
  const close = (which: KeyDialog) => () => {
    if (openDialog() === which) showDialog(null);
  };
  return (
    <Suspense>
      {open === 'palette' && <CommandPalette onClose={close('palette')} />}
      {open === 'help' && <KeyList onClose={close('help')} />}
    </Suspense>
  );
}

/** The dialog that is wanted, once its script is there. Without a connection nothing opens, and the page stays as it is. */
function useLoadedDialog(): KeyDialog | null {
  const wanted = useSyncExternalStore(onDialog, openDialog);
  const [loaded, setLoaded] = useState<KeyDialog | null>(null);
  useEffect(() => {
    if (wanted)
      scripts[wanted]().then(
        () => setLoaded(wanted),
        () => showDialog(null),
      );
  }, [wanted]);
  return wanted === loaded ? wanted : null;
}

// Pure: G and then a letter opens a screen.

/** How long the letter may take. */
const WAIT_MS = 1500;

interface GoKeys {
  /** The part of the sequence that the key is: its begin, its letter, or null for something else. `now`: milliseconds. */
  press(key: string, now: number): 'begin' | 'letter' | null;
}

export function createGoKeys(): GoKeys {
  let since = Number.NEGATIVE_INFINITY;
  return {
    press: (key, now) => {
      const isWaiting = now - since <= WAIT_MS;
      since = !isWaiting && key === 'g' ? now : Number.NEGATIVE_INFINITY;
      if (isWaiting) return 'letter';
      return key === 'g' ? 'begin' : null;
    },
  };
}
