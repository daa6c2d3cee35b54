const openMenus = () => document.querySelectorAll<HTMLElement>('.menu:popover-open');

export const isAnyMenuOpen = (): boolean => openMenus().length > 0;

export function closeMenus(): void {
  for (const menu of openMenus()) menu.hidePopover();
}
