export { isPostcode, postcodeExample } from '@vitrine/contract/postcode.ts';
