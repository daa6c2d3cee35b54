// Names of what an import of another shop's products adds by itself.

export const otherShopMessages = {
  otherProducts: 'Other products',
};
