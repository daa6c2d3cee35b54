export const plainCartMessages = {
  update: 'Update',
};
