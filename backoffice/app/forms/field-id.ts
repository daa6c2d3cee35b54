/** The id of a field's input, from its key, which may contain anything a SKU may. */
export const fieldId = (key: string): string => `f-${encodeURIComponent(key).replace(/[^\w-]/g, '_')}`;
