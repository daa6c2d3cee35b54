import { ChevronDown } from '@vitrine/ui/icons.ts';
import type { ComponentProps } from 'react';

/** Opens a menu of the header. The browser itself exposes whether the menu is open. */
export const MenuButton = ({ children, className = '', ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    data-hover
    className={`inline-flex min-h-11 items-center gap-1 rounded-control px-3 font-medium text-strong hover:bg-tint ${className}`}
    {...rest}
  >
    {children}
    <ChevronDown size={16} />
  </button>
);
