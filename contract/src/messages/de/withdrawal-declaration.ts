import type { declarationMessages as english } from '../en/withdrawal-declaration.ts';

export const declarationMessages: typeof english = {
  whole: (shop, order) => `An ${shop}: Hiermit widerrufe ich den Vertrag über meine Bestellung ${order}.`,
  part: (shop, order) =>
    `An ${shop}: Hiermit widerrufe ich den Vertrag über die folgenden Waren meiner Bestellung ${order}:`,
  name: 'Name: ',
  email: 'E-Mail: ',
  remark: 'Anmerkung: ',
};
