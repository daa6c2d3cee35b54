/** Classes of a 44 px target with a 24 px icon. */
export const iconButton =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-control text-strong transition-colors duration-120 hover:bg-tint';
