export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');

/** Classes of a 44 px target with a 24 px icon, also when the text is larger: a row of them must fit on a phone. */
export const iconButton =
  'icon-button relative inline-flex size-[44px] shrink-0 items-center justify-center rounded-control text-strong transition-colors duration-120 hover:bg-tint';

/** Classes of a field. Its edge follows `aria-invalid`; one of one line is also a `control`. */
export const fieldClassName = 'field w-full min-w-0 rounded-control bg-surface px-3 text-base text-body';

/** Classes of a small action that looks like a link. */
export const linkClassName =
  'inline-flex min-h-11 items-center gap-2 text-small font-medium text-link underline underline-offset-4 hover:no-underline';
