/** A small button in a line or beside a heading. Links are underlined, what acts is not. */
export const textButtonClassName =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small font-semibold text-link hover:bg-tint pointer-fine:min-h-9';
