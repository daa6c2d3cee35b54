// Kinds of files with personal data; without zod, which no screen loads.
export const personalFormats = ['shopify-customers', 'shopify-orders'] as const;

/** Personal data are imported by those who may change orders, and such an import cannot be undone. */
export const isPersonal = (format: string | null): boolean => personalFormats.some((one) => one === format);
