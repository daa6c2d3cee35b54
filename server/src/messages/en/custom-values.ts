/** Values of the merchant's fields, for shoppers. */
export const customValueMessages = {
  yes: 'Yes',
  no: 'No',
};
