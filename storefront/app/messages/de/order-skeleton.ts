import type { orderSkeletonMessages as english } from '../en/order-skeleton.ts';

export const orderSkeletonMessages: typeof english = {
  needsScript:
    'Aktivieren Sie JavaScript, um Ihre Bestellung zu sehen, oder öffnen Sie die E-Mail, die wir Ihnen gesendet haben.',
};
