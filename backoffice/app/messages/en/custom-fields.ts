/** Values of fields, by their kind. */
export const fieldValueMessages = {
  section: 'Your fields',
  none: 'Not set',
  yes: 'Yes',
  no: 'No',
  richHint: '**bold**, *italic*, - list, [link](https://…)',
  whole: 'Enter a whole number of 0 or more',
  number: (example: string) => `Enter a number such as ${example}`,
  much: (max: string) => `Enter at most ${max}`,
  long: (max: string) => `At most ${max} characters`,
  gtin: '8, 12, 13 or 14 digits',
};
