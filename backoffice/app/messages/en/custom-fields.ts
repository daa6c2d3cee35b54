import { plural } from '@vitrine/contract/text/plural.ts';
/** Values of fields, by their kind. */
export const fieldValueMessages = {
  section: 'Your fields',
  none: 'Not set',
  yes: 'Yes',
  no: 'No',
  firstLanguage: 'Enter the text in the first language of the shop',
  whole: 'Enter a whole number of 0 or more',
  number: (example: string) => `Enter a number such as ${example}`,
  much: (max: string) => `Enter at most ${max}`,
  long: (max: string) => `At most ${max} characters`,
  gtin: '8, 12, 13 or 14 digits',
};

/** The editor of texts with headings, lists and links. */
export const richTextMessages = {
  toolbar: (label: string) => `Formatting: ${label}`,
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  subheading: 'Subheading',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  link: 'Link',
  linkTo: 'Address of the link',
  linkWrong: 'Enter an address such as https://example.com',
  linkApply: 'Set link',
  linkRemove: 'Remove link',
  cancel: 'Cancel',
  asMarkdown: 'Edit as Markdown',
  asShown: 'Edit as it is shown',
  markdownHint: '**bold**, *italic*, - list, ## heading, [link](https://…). A blank line begins a paragraph.',
  beyondHint: 'This text contains something that can only be edited like this, such as a table or a picture.',
};

/** The fields that the merchant defines. */
export const customFieldMessages = {
  title: 'Fields',
  all: 'All fields',
  add: 'New field',
  empty: 'Your own fields',
  emptyText:
    'Products, categories, customers and orders can have fields of your own. Shoppers see those of a product on its page, and filter lists by them. Begin with an example, or with a field of your own.',
  examples: 'Examples',
  what: 'What it is',
  subject: 'Belongs to',
  subjects: {
    product: 'Products',
    variant: 'Variants',
    category: 'Categories',
    customer: 'Customers',
    order: 'Orders',
  },
  fixedHint: 'This and the kind cannot be changed later.',
  fixed: (subject: string, kind: string) => `${subject}, ${kind}.`,
  kind: 'Kind',
  kinds: {
    text: 'Text',
    texts: 'Text per language',
    richTexts: 'Formatted text',
    money: 'Amount',
    count: 'Whole number',
    decimal: 'Decimal number',
    flag: 'Yes or no',
    date: 'Day',
    choice: 'Choice',
    country: 'Country',
  },
  kindHints: {
    text: 'The same in all languages, such as a number of the manufacturer.',
    texts: 'A text of its own in each language.',
    richTexts: 'Paragraphs, lists and links, in each language.',
    money: 'In the currency of the shop.',
    count: 'Such as months or pieces.',
    decimal: 'Such as a thickness.',
    flag: 'Or not set.',
    date: 'Day, month and year.',
    choice: 'One of a list that you define.',
    country: 'Such as where it was made.',
  },
  choices: 'Choices',
  choicesHint: 'In the order in which they are offered. One that is in use cannot be deleted.',
  addChoice: 'Add choice',
  noChoice: 'Add at least one choice',
  help: 'Help',
  helpTitle: 'Help for your staff',
  helpHint: 'It stands above the field in the forms of the back office.',
  marks: 'Where it is used',
  shown: 'Shoppers see it',
  filter: 'Lists can be filtered by it',
  onInvoice: 'It is on invoices',
  markHints: {
    shown: 'On the page of the product or category, or of the order.',
    filter: 'Shoppers find the filter beside the lists of products.',
    onInvoice: 'With its value, for every entry that has one.',
  },
  badges: { shown: 'Shown', filter: 'Filter', onInvoice: 'Invoice' },
  used: (count: number) => plural('en', count, { one: 'In 1 entry', other: `In ${count} entries` }),
  unused: 'Not used',
  inUseTitle: (name: string) => `${name} is in use`,
  inUseText: (count: number) =>
    plural('en', count, {
      one: '1 entry has a value. Remove it there first. Values are never deleted with their field.',
      other: `${count} entries have a value. Remove them there first. Values are never deleted with their field.`,
    }),
  understood: 'OK',
};

/** Names of fields that are offered to begin with, and of their choices. */
export const exampleFieldMessages = {
  material: 'Material',
  wood: 'Wood',
  metal: 'Metal',
  glass: 'Glass',
  assembly: 'Assembly',
  warranty: 'Warranty in months',
};
