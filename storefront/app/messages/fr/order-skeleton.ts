import type { orderSkeletonMessages as english } from '../en/order-skeleton.ts';

export const orderSkeletonMessages: typeof english = {
  needsScript: 'Activez JavaScript pour voir votre commande, ou consultez l’e-mail envoyé.',
};
