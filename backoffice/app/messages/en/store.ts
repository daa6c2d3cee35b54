import { plural } from '@vitrine/contract/text/plural.ts';

/** First run: the shop and its goods. */
export const welcomeMessages = {
  shopTitle: 'Your shop',
  shopAbout: 'What customers see, and how prices and days are counted. You can change it later.',
  goodsTitle: 'Your goods',
  goodsAbout: 'The shop can start with what is in it, empty, or with products from another shop.',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  name: 'Name of the shop',
  nameEmpty: 'Enter the name of the shop',
  country: 'Country',
  currency: 'Currency',
  currencyHint: 'It stays after the first order.',
  currencyFixed: 'There are orders in this currency, so it stays.',
  main: 'Main language',
  others: 'Further languages',
  timeZone: 'Time zone',
  timeZoneHint: 'Your days begin and end by it, and all times are shown in it.',
  choose: 'Choose',
  save: 'Save and continue',
  saveOnly: 'Save',
  saved: 'The settings are saved.',
  saving: 'Saving…',
  skip: 'Skip',
  goods: 'How do you want to start?',
  keep: 'Keep what is there',
  keepText: (count: number) => plural('en', count, { one: `${count} product`, other: `${count} products` }),
  empty: 'Start empty',
  emptyText:
    'Products, pages, customers and test orders are removed, and address, delivery and taxes of the demo shop. What you have set stays. This cannot be undone.',
  emptyNow: 'Empty the shop',
  emptied: 'The shop is empty. Add your first product.',
  import: 'Import products',
  importText: 'From a file of this or another shop. Nothing is changed before you have seen what would be.',
  next: 'Continue',
};

/** Address, contact and what stands on documents. */
export const contactMessages = {
  undo: 'Undo',
  title: 'Address and contact',
  about: 'On invoices, in mails and on the contact page.',
  optional: '(optional)',
  address: 'Street and number',
  postalCode: 'Postcode',
  city: 'City',
  state: 'State or province',
  phone: 'Phone',
  email: 'Email address',
  noticeEmail: 'Email address for notices',
  vatNumber: 'VAT number',
  emailWrong: 'Enter an address such as name@example.com',
  savedMeanwhile: 'Another person has saved this meanwhile. Saving again replaces it:',
  vatNumberWrong: 'Enter letters and digits only, such as DE123456789',
  hints: {
    state: 'Its code where there is one, such as ME',
    noticeEmail: 'Where the shop writes to you; empty: the address above.',
    vatNumber: 'On invoices, such as DE123456789',
  } as Readonly<Record<string, string>>,
};

/** Delivery and taxes by place. */
export const salesRulesMessages = {
  title: 'Delivery and taxes',
  delivery: 'Delivery',
  taxes: 'Taxes',
  noDelivery: 'Shoppers can order as soon as you deliver somewhere.',
  noTaxes: 'Prices are shown and charged without tax.',
  suggestDelivery: (country: string) => `Begin with a suggestion for ${country}`,
  suggestTax: (country: string, rate: string) => `Begin with ${rate}% for ${country}, to be checked by you`,
  countries: 'Countries',
  country: 'Country',
  addCountry: 'Add a country',
  removeCountry: (country: string) => `Remove ${country}`,
  choose: 'Choose',
  wholeCountry: 'The whole country',
  zonesHint: 'Choose none for the whole country. A rule for a state counts before one for its country.',
  zone: 'State or province',
  noZone: 'From the postcode',
  newPlace: 'New place',
  addPlace: 'Add a place',
  removeRule: (name: string) => `Remove: ${name}`,
  addMethod: 'Add a way of delivery',
  newMethod: 'new way of delivery',
  removeMethod: (name: string) => `Remove the way of delivery: ${name}`,
  price: (currency: string) => `Price (${currency})`,
  freeFrom: (currency: string) => `Free from (${currency})`,
  freeFromLine: (amount: string) => `free from ${amount}`,
  taxRuleLine: (rate: string, isIncluded: boolean, isOnDelivery: boolean) =>
    [`${rate || 0}%`, isIncluded ? 'included in prices' : 'added to prices', isOnDelivery && 'also on delivery']
      .filter(Boolean)
      .join(', '),
  methodLine: (name: string, price: string) => `${name}: ${price}`,
  daysFrom: 'Days from',
  daysTo: 'Days to',
  optional: '(optional)',
  newTax: 'New tax',
  addTax: 'Add a tax',
  rate: 'Rate (%)',
  included: 'Prices include it',
  onDelivery: 'On delivery as well',
  tryTitle: 'Try an address',
  tryAbout: 'By the rules above, saved or not.',
  postalCode: 'Postcode',
  goodsOf: (currency: string) => `Goods for (${currency})`,
  tryNow: 'Show what it costs',
  notDelivered: 'Nothing is delivered there.',
  days: (from: number, to: number) =>
    from === to ? plural('en', from, { one: '1 day', other: `${from} days` }) : `${from} to ${to} days`,
  free: 'Free',
  taxLine: (name: string, rate: string, isIncluded: boolean) =>
    isIncluded ? `${name} ${rate}, included` : `${name} ${rate}`,
  total: 'Total',
  unsaved: 'Not saved yet',
  saved: 'Delivery and taxes are saved.',
  removed: 'Removed',
  /** For shoppers, in a first suggestion. */
  names: { delivery: 'Standard delivery', tax: 'VAT' },
  issues: {
    'no-country': 'Choose at least one country',
    'no-name': 'Enter a name in the first language of the shop',
    empty: 'Enter a number',
    days: 'This is less than the first number of days',
    rate: 'Enter a percentage below 100, such as 19 or 9.975',
    twice: 'Another rule is for the same place. Take it away from one of them',
  },
};

/** Emails of the shop that could not be sent. */
export const mailMessages = {
  title: 'Emails that failed',
  about:
    'These emails of the last 30 days were tried for a day, or refused for good. Mend the cause first: the address of the customer, or the settings of the mail server.',
  tries: (count: number) => plural('en', count, { one: 'tried once', other: `tried ${count} times` }),
  send: 'Send again',
  sendAll: 'Send all again',
  named: (subject: string, to: string) => `“${subject}” to ${to}`,
  noText: 'Had a secret link, which is deleted. The person has to ask for a new one.',
  queued: (count: number) =>
    plural('en', count, {
      one: 'The email is being sent again.',
      other: `${count} emails are being sent again.`,
    }),
  nothingLeft: 'Nothing was left to send.',
  empty: 'No email has failed',
  emptyText: 'An email that cannot be sent appears here, with the reason.',
};
