// Names of what an import of another shop's products adds by itself.

export const moveInMessages = {
  otherProducts: 'Other products',
};
