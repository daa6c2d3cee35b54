// Menus open by click everywhere. A mouse that rests on the button opens them too, and leaving closes only what it opened.
import { type MouseEvent, type PointerEvent, type ToggleEvent, useRef } from 'react';
import { isAnyMenuOpen } from './close-menus.ts';

const restTime = 300;
const doubleTake = 500;
const never = Number.NEGATIVE_INFINITY;

export function useHoverMenu(id: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(never);

  const after = (event: PointerEvent, act: (menu: HTMLElement) => void) => {
    clearTimeout(timer.current);
    const menu = document.getElementById(id);
    if (event.pointerType === 'mouse' && menu) timer.current = setTimeout(() => act(menu), restTime);
  };

  const open = (menu: HTMLElement) => {
    if (isAnyMenuOpen()) return;
    menu.showPopover();
    openedAt.current = performance.now();
  };

  const close = (menu: HTMLElement) => {
    if (openedAt.current > never && menu.matches(':popover-open')) menu.hidePopover();
    openedAt.current = never;
  };

  return {
    button: {
      onPointerEnter: (event: PointerEvent) => after(event, open),
      onPointerLeave: (event: PointerEvent) => after(event, close),
      // A click just after the menu opened by itself was meant to open it, not to close it again.
      onClick: (event: MouseEvent) => {
        clearTimeout(timer.current);
        if (performance.now() - openedAt.current < doubleTake) event.preventDefault();
        openedAt.current = never;
      },
    },
    panel: {
      // What the mouse was about to do was meant for the menu as it was before Escape or a click changed it.
      onBeforeToggle: ({ newState }: ToggleEvent) => {
        clearTimeout(timer.current);
        if (newState === 'closed') openedAt.current = never;
      },
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: (event: PointerEvent) => after(event, close),
    },
  };
}
