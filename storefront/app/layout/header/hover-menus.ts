// Menus open by click everywhere. A mouse that rests on their button opens them too, and leaving closes only what it opened.
// Buttons and panels that take part are marked with data-hover.
import { isAnyMenuOpen } from './close-menus.ts';

const restTime = 300;
const doubleTake = 500;
const never = Number.NEGATIVE_INFINITY;

/** Answers how to end it. */
export function followMouse(): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Id of the menu whose button or panel the mouse is on. */
  let at: string | undefined;
  let openedAt = never;

  const open = (menu: HTMLElement) => {
    if (isAnyMenuOpen()) return;
    menu.showPopover();
    openedAt = performance.now();
  };

  const close = (menu: HTMLElement) => {
    if (openedAt > never && menu.matches(':popover-open')) menu.hidePopover();
  };

  const move = (id: string | undefined) => {
    if (id === at) return;
    const left = at;
    at = id;
    clearTimeout(timer);
    timer = setTimeout(() => {
      withMenu(left, close);
      withMenu(id, open);
    }, restTime);
  };

  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: ending.signal });

  on('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse') move(menuAt(target));
  });
  on('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) move(undefined);
  });
  // A click just after the menu opened by itself was meant to open it, not to close it again.
  on('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('button[data-hover]')) return;
    clearTimeout(timer);
    if (performance.now() - openedAt < doubleTake) event.preventDefault();
    openedAt = never;
  });
  // What the mouse was about to do was meant for the menu as it was before Escape or a click changed it.
  on('beforetoggle', (event) => {
    clearTimeout(timer);
    if ((event as ToggleEvent).newState === 'closed') openedAt = never;
  });

  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

function menuAt(target: EventTarget | null): string | undefined {
  const marked = target instanceof Element ? target.closest('[data-hover]') : null;
  return marked?.getAttribute('popovertarget') ?? marked?.id;
}

function withMenu(id: string | undefined, act: (menu: HTMLElement) => void): void {
  const menu = id === undefined ? null : document.getElementById(id);
  if (menu) act(menu);
}
