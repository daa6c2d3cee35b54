/** Classes of a small action that looks like a link. */
export const linkClassName =
  'inline-flex min-h-11 items-center gap-2 text-small font-medium text-link underline underline-offset-4 hover:no-underline';
