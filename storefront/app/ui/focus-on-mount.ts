/** As a `ref`: an element that replaces another takes the focus, for keyboard and screen reader. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
