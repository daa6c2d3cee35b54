import type { orderShellMessages as english } from '../en/order-shell.ts';

export const orderShellMessages: typeof english = {
  confirm: 'Ihre Bestellung',
  pending: 'Ihre Bestellung',
  failure: 'Zahlung nicht abgeschlossen',
  orders: 'Letzte Bestellungen',
};
