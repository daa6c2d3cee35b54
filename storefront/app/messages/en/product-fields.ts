import type { shownTextFields } from '@vitrine/contract/catalog/product-fields.ts';

/** The names of the texts of a product that are among its details. */
export const productFieldLabels: Readonly<Record<keyof typeof shownTextFields, string>> = {
  careInstructions: 'Care',
};
