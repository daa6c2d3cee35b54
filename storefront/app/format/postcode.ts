export { isPostcode, postcodeExample } from '@vitrine/contract/postcode.ts';

/** Only digits, so that a telephone can offer its keys for them. The United States write a dash now and then. */
export const hasDigitPostcode = (country: string): boolean => ['US', 'FR', 'DE'].includes(country);

/** Most of the world writes the postcode before the town. */
export const hasPostcodeFirst = (country: string): boolean => !['US', 'CA', 'GB', 'IE', 'AU', ''].includes(country);
