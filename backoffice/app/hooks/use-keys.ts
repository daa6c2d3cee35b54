import { useEffect, useEffectEvent } from 'react';

const SWITCH = 'vitrine.admin.keys';

/** People whose speech input types letters switch single keys off. */
export const areKeysOn = (): boolean => localStorage.getItem(SWITCH) !== 'off';
export const switchKeys = (on: boolean): void => localStorage.setItem(SWITCH, on ? 'on' : 'off');

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
}

/** The single key in lower case; null when it belongs to the browser or to a field somebody types in. */
export function singleKey(pressed: PressedKey, isTyping: boolean): string | null {
  const isOther = pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing;
  return isTyping || isOther || pressed.defaultPrevented ? null : pressed.key.toLowerCase();
}

const isField = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** The single key that was pressed, unless they are off, a dialog is open or somebody types. */
export function pressedKey(event: KeyboardEvent): string | null {
  if (!areKeysOn() || document.querySelector('dialog[open]')) return null;
  return singleKey(event, isField(document.activeElement));
}

/** Single keys of a screen, such as `{ s: ship }`. They do nothing while somebody types or a dialog is open. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event);
    const act = key === null ? undefined : actions[key];
    if (!act) return;
    // Otherwise the letter would be typed into the field that gets the focus.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
