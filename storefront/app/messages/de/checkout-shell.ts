import type { checkoutShellMessages as english } from '../en/checkout-shell.ts';

export const checkoutShellMessages: typeof english = {
  title: 'Kasse',
  needsScript: 'Aktivieren Sie JavaScript, um zu bestellen.',
};
