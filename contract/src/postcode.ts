// Postcode formats of some countries; spaces and dashes are optional. Used by server and storefront.

interface PostcodeRule {
  readonly shape: RegExp;
  readonly example: string;
}

const rules: Readonly<Record<string, PostcodeRule>> = {
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
