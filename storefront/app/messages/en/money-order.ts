/** Stands for the methods of a server that does not list them. */
export const moneyOrderMessages = {
  name: 'Money order or bank transfer',
  description: 'The shop tells you how to pay after your order.',
};
