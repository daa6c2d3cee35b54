export const declarationMessages = {
  whole: (shop: string, order: string) => `To ${shop}: I hereby withdraw from the contract for my order ${order}.`,
  part: (shop: string, order: string) =>
    `To ${shop}: I hereby withdraw from the contract for the following goods of my order ${order}:`,
  name: 'Name: ',
  email: 'Email: ',
  remark: 'Comment: ',
};
