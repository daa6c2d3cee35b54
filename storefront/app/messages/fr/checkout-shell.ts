import type { checkoutShellMessages as english } from '../en/checkout-shell.ts';

export const checkoutShellMessages: typeof english = {
  title: 'Commande',
  needsScript: 'Activez JavaScript pour commander.',
};
