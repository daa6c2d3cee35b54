// Postcodes of the countries shoppers mistype most; spaces and dashes are free.

interface PostcodeRule {
  shape: RegExp;
  example: string;
}

const rules: Record<string, PostcodeRule> = {
  US: { shape: /^\d{5}(\d{4})?$/, example: '04101' },
  CA: { shape: /^[ABCEGHJ-NPRSTVXY]\d[A-Z]\d[A-Z]\d$/, example: 'H2X 1Y4' },
  FR: { shape: /^\d{5}$/, example: '75011' },
  DE: { shape: /^\d{5}$/, example: '10115' },
  GB: { shape: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
};

const anywhere: PostcodeRule = { shape: /^[A-Z\d]{2,12}$/, example: '1234' };

const ruleOf = (country: string) => rules[country] ?? anywhere;

export const isPostcode = (country: string, postcode: string): boolean =>
  ruleOf(country).shape.test(postcode.toUpperCase().replaceAll(/[\s-]/g, ''));

export const postcodeExample = (country: string): string => ruleOf(country).example;

/** Only digits, so that a telephone can offer its keys for them. The United States write a dash now and then. */
export const hasDigitPostcode = (country: string): boolean => ['US', 'FR', 'DE'].includes(country);

/** Most of the world writes the postcode before the town. */
export const hasPostcodeFirst = (country: string): boolean => !['US', 'CA', 'GB', 'IE', 'AU', ''].includes(country);
