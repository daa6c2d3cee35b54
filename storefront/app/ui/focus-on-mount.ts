/** As a `ref`: what takes the place of something else takes the focus, so that the keyboard and the screen reader follow. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
