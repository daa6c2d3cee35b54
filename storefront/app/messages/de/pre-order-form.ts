import type { preOrderFormMessages as english } from '../en/pre-order-form.ts';

export const preOrderFormMessages: typeof english = {
  hint: 'Wir schreiben Ihnen, sobald die Ware da ist',
  nothingPaid:
    'Heute keine Zahlung, keine Kaufverpflichtung. Mit einer Vorbestellung sichern Sie sich Ihren Platz in der Reihe.',
};
