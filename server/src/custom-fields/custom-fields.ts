// Public API of the custom fields: what the merchant has defined for products, variants, categories, customers and orders.
export {
  deleteCustomField,
  findCustomFields,
  type StoredCustomField,
  saveCustomFields,
} from './custom-fields-repository.ts';
export { viewCustomValues } from './view-custom-values.ts';
