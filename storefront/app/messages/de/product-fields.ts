import type { productFieldLabels as english } from '../en/product-fields.ts';

export const productFieldLabels: typeof english = {
  careInstructions: 'Pflege',
};
