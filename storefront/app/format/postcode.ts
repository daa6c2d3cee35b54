export { isPostcode, postcodeExample } from '@vitrine/contract/postcode.ts';

/** Countries with numeric postcodes, for the numeric keyboard of phones. The United States sometimes use a dash. */
export const hasDigitPostcode = (country: string): boolean => ['US', 'FR', 'DE'].includes(country);

/** Whether the postcode is written before the city, as in most countries. */
export const hasPostcodeFirst = (country: string): boolean => !['US', 'CA', 'GB', 'IE', 'AU', ''].includes(country);
