// Menus open on click. A mouse that rests on their button opens them too; leaving closes only menus opened this way.
// Buttons and panels that take part have the attribute data-hover.
import { isAnyMenuOpen } from './close-menus.ts';

const hoverDelayMs = 300;
const clickGraceMs = 500;
const never = Number.NEGATIVE_INFINITY;

/** Returns a function that removes the listeners. */
export function openMenusOnHover(): () => void {
  const abortController = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Id of the menu whose button or panel the mouse is on. */
  let currentId: string | undefined;
  let openedAt = never;

  const open = (menu: HTMLElement) => {
    if (isAnyMenuOpen()) return;
    menu.showPopover();
    openedAt = performance.now();
  };

  const close = (menu: HTMLElement) => {
    if (openedAt > never && menu.matches(':popover-open')) menu.hidePopover();
  };

  const handleMove = (id: string | undefined) => {
    if (id === currentId) return;
    const previousId = currentId;
    currentId = id;
    clearTimeout(timer);
    timer = setTimeout(() => {
      withMenu(previousId, close);
      withMenu(id, open);
    }, hoverDelayMs);
  };

  const listen = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: abortController.signal });

  // This code may be loaded after the mouse has come to rest. A finger that taps leaves :hover behind: it does not count. A menu
  // that has the focus was used before, and perhaps closed by Escape: it stays as it is.
  const resting = findMenuId(document.querySelector('[data-hover]:hover'));
  if (resting !== undefined && resting === findMenuId(document.activeElement)) currentId = resting;
  else if (matchMedia('(hover: hover)').matches) handleMove(resting);
  listen('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse') handleMove(findMenuId(target));
  });
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) handleMove(undefined);
  });
  // A click just after the menu opened on hover was meant to open it: do not close it again.
  listen('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('button[data-hover]')) return;
    clearTimeout(timer);
    if (performance.now() - openedAt < clickGraceMs) event.preventDefault();
    openedAt = never;
  });
  // Cancel the pending hover action when Escape or a click has changed the menu.
  listen('beforetoggle', (event) => {
    clearTimeout(timer);
    if ((event as ToggleEvent).newState === 'closed') openedAt = never;
  });

  return () => {
    clearTimeout(timer);
    abortController.abort();
  };
}

function findMenuId(target: EventTarget | null): string | undefined {
  const marked = target instanceof Element ? target.closest('[data-hover]') : null;
  return marked?.getAttribute('popovertarget') ?? marked?.id;
}

function withMenu(id: string | undefined, act: (menu: HTMLElement) => void): void {
  const menu = id === undefined ? null : document.getElementById(id);
  if (menu) act(menu);
}
