// Public API of the custom fields: what the merchant has defined for products, variants, categories, customers and orders.
export {
  findCustomFields,
  removeCustomField,
  type StoredCustomField,
  saveCustomFields,
} from './custom-fields-repository.ts';
export { changeCustomValues, describeChangedValues, viewEditedValues } from './edited-custom-values.ts';
export { type RichTexts, readSentCustomValues, viewSentCustomValues } from './sent-custom-values.ts';
export { nameOfField, viewAttributes, viewChoice, viewCustomValues } from './view-custom-values.ts';
