import { plural } from '@vitrine/contract/text/plural.ts';

// Messages of an import about a file: for the command, the screen and the report. Codes are those of `product-editing/entries/issue.ts`.

/** Kinds of names that a file uses. */
const things = {
  brand: 'brand',
  category: 'category',
  property: 'property',
  field: 'field',
  choice: 'choice',
  product: 'product',
  'option value': 'option value',
  'product group': 'product group',
  SKU: 'SKU',
  page: 'page',
  box: 'box',
  coupon: 'coupon',
  'delivery method': 'delivery method',
  'combination of options': 'combination of options',
  country: 'country',
};
export type IssueThing = keyof typeof things;

/** The parts an entry needs, by its key in the file. */
const fields = {
  name: 'name',
  price: 'price',
  stock: 'stock',
  categories: 'categories',
  currency: 'currency',
  languages: 'languages',
  country: 'country',
  text: 'text',
  kind: 'kind',
  value: 'value',
  title: 'title',
  handle: 'handle',
};
export type IssueField = keyof typeof fields;

const types = {
  text: 'a text',
  number: 'a number',
  whole: 'a whole number',
  flag: 'true or false',
  list: 'a list',
  entry: 'an entry with keys',
};
export type IssueType = keyof typeof types;

/** Why a picture of another shop cannot be had. */
const pictureReasons = {
  status: (status: string) => `the server answered ${status}`,
  redirects: (count: string) => `there are more than ${count} redirects`,
  'not-http': () => 'it is not an http address',
  host: (host: string) => `the host ${host} is not found`,
  'not-public': (host: string) => `the address of ${host} is not public`,
  large: (megabytes: string) => `it has more than ${megabytes} MB`,
  slow: () => 'it took too long',
  broken: () => 'the connection was broken off',
  'no-connection': (code: string) => (code === '' ? 'no connection' : `no connection (${code})`),
  'no-picture': () => 'it is no picture',
  'not-there': (folder: string) => `it is not in ${folder}, or no picture`,
};
export type PictureReason = keyof typeof pictureReasons;

/** Errors that the parser of YAML finds. */
export type YamlIssue = 'indent' | 'key-twice' | 'tab' | 'tag' | 'sign' | 'colon' | 'other';

export const fileIssueMessages = {
  // The file as a whole
  'file-not-found': 'file not found',
  'path-not-found': 'file or folder not found',
  'no-yaml': 'no .yaml file in this folder',
  'file-empty': 'the file is empty',
  'not-text': 'the file is not a text',
  'not-utf8': 'some letters cannot be read; save the file in the encoding UTF-8',
  'nul-character': 'a text has a NUL character, which cannot be stored; delete it',
  'read-as-windows': (name: string) =>
    `${name} is not UTF-8; it was read as Windows-1252. Check that letters such as é and ß are right.`,
  'other-shop': (name: string) => `${name} is a file of another shop: import it by itself`,
  'part-too-large': (megabytes: number) =>
    `more than ${megabytes} MB without a list of products: divide it into several files in a folder`,
  'too-many-products': (max: number) => `there are more than ${max} products; divide them into several files`,
  'too-many-rows': (max: number) =>
    `the file has more than ${max} rows; split it, each part with the first line, and import the parts`,
  'too-many-columns': (max: number) => `there are more than ${max} columns`,
  'unknown-format': (format: string, known: string) => `"${format}" is no format; there are ${known}`,
  'unknown-columns': (known: string) =>
    `the columns are of no known kind of file; say which of ${known} it is, and what its columns are`,
  'several-formats': (matching: string) => `this can be one of ${matching}; say which`,
  'mapping-unreadable': 'each line names a column and what it is, such as "UGS: SKU"',
  'not-from-address': (format: string) => `"${format}" cannot be read from an address; --format can be shopizer`,
  'report-unnamed': 'name the file for the report: --report FILE',
  'report-written': (path: string) => `The report is in ${path}.`,
  'report-unwritable': (path: string, reason: string) => `the report ${path} cannot be written: ${reason}`,
  unwritable: (path: string, reason: string) => `${path} cannot be written: ${reason}`,
  'folder-not-empty': (folder: string) => `${folder} is not empty: name a new folder for the export`,
  'server-unreachable': 'no connection',
  'server-status': (status: number) => `the server answered ${status}`,
  'not-shopizer': (place: string) => `not the answer of a Shopizer server (${place})`,
  'disk-full': 'the disk of the database is full',
  'disk-full-temporary': (folder: string) => `the disk is full: there is no space for temporary files in ${folder}`,
  busy: 'another import is running; try again later',
  unfinished: 'an earlier import could not be finished; look into the log of the shop, or undo it',
  stopped: 'The import stopped in the middle. The shop goes on with it by itself within minutes, or at its next start.',
  refused: (message: string) => message,
  'removes-much': (losing: number, products: number) =>
    `--replace would remove something from ${losing} of ${products} products; look at the --preview, and add --yes if that is meant`,
  'no-store': (code: string) => `there is no store ${code} yet, so the file must describe it under "store:"`,
  'settings-forbidden':
    'the file changes the settings or the coupons of the shop, which your role does not include; delete store, delivery, taxes and coupons from it',
  'store-undescribed': 'the file describes no store',

  // Rows and cells of a table
  'column-twice': (column: string) => `the column "${column}" is there twice`,
  'two-columns': (column: string) => `two columns are "${column}"`,
  'column-unused': 'this column has no place here',
  'cell-count': (cells: number, first: number) =>
    `the row has ${cells} cells, the first line has ${first}; was the file cut off?`,
  'quote-open': 'a quotation mark is not closed; the file is damaged or was cut off',
  'quote-inside': 'a quotation mark stands inside a cell; write it twice and put the cell in quotation marks',
  'row-too-long': 'the row is too long; is a quotation mark missing before it?',
  'table-unreadable': (code: string) => `the table cannot be read here (${code})`,
  'not-a-number': (text: string) => `"${text}" is not a number; type digits only, such as 24.50`,
  'not-a-flag': (text: string) => `"${text}" is not TRUE or FALSE; type one of them`,
  'not-a-text': (text: string) => `"${text}" is not a text`,
  'not-a-list': (text: string) => `"${text}" is not a list`,
  'not-a-day': (text: string) => `"${text}" is not a day such as 2026-11-30`,
  'not-an-amount': 'not an amount such as 24.50',
  'language-mixed': 'there are columns of this text with a language and without one',
  'decimal-signs': (one: string, other: string, line: number) =>
    `"${one}" here and "${other}" in line ${line} have different decimal signs; say which one is right`,
  'row-differs': (line: number) => `it differs from line ${line}, which has the same SKU`,
  'sku-missing': 'the SKU is missing; every row needs one',
  'sku-twice': (sku: string, line: number) => `SKU ${sku} is in line ${line} already; delete one of them`,
  'sku-apart': (sku: string, line: number) => `SKU ${sku} is in line ${line} already: put its rows together`,
  'sku-similar': (sku: string, other: string) => `SKU ${sku} differs from ${other} only in large and small letters`,
  'same-options': (line: number) => `line ${line} has the same options`,

  // Fields of the merchant
  'field-fixed': (before: string) => `it cannot be changed any more: it is ${before}`,
  'no-choice-field': 'only a field of the kind choice has choices',
  'no-rich-field': 'customers and orders have no formatted texts',
  'no-filter-field': 'only choices, yes or no, and countries of products and variants can be filters',
  'not-shown-field': 'fields of customers are not shown to shoppers',
  'no-invoice-field': 'fields of categories are on no invoice',

  // YAML
  // Only English has the words of the parser.
  yaml: (kind: YamlIssue, detail: string, column: number) =>
    kind === 'other' ? `this is no YAML from column ${column} on: ${detail}` : detail,
  'yaml-alias': 'a text that begins with * needs quotation marks',
  'yaml-aliases': 'entries repeat others by * too often',
  'no-keys': 'a catalog file starts with keys such as "store:" or "products:"',
  'key-in-other-file': (key: string) => `"${key}" is already in another file`,

  // Values
  'value-missing': 'this is missing; fill it in',
  'wrong-type': (type: IssueType) => `this must be ${types[type]}`,
  'wrong-value': 'this value is not possible here',
  'text-empty': 'this is empty; write something, or delete the key',
  'text-too-long': (max: number) => `this has more than ${max} characters; shorten it`,
  'number-too-small': (min: number) => `this is less than ${min}; type ${min} or more`,
  'number-too-large': (max: number) => `this is more than ${max}`,
  'list-too-short': (min: number) => `this list needs at least ${min} entries`,
  'list-too-long': (max: number) => `this list has more than ${max} entries`,
  'not-one-of': (values: string) => `this is none of ${values}`,
  'unknown-keys': (keys: string) => `this name is not known: ${keys}; correct or delete it`,
  'not-an-email': 'this is no e-mail address',
  'not-a-moment': 'a day such as 2026-03-01, or -30d, or +45d',
  'not-a-language-code': 'two letters of a language',
  'not-a-country-code': 'two capital letters, such as US',
  'not-a-currency-code': 'three capital letters, such as USD',
  'not-printable': 'printable characters only, no tabs or line breaks',
  'not-a-code': 'letters, digits, - and _ only',
  'not-a-slug': 'lowercase letters, digits and single hyphens only',
  'not-a-color': 'a color such as #1F2A44',
  'not-a-gtin': 'the 8, 12, 13 or 14 digits of the barcode, in quotes',
  'not-a-percentage': 'percent in quotes, such as "9.975"',
  'days-reversed': 'the lower number of days comes first',
  'no-such-language': (language: string, known: string) =>
    `"${language}" is not a language of this software; it has ${known}`,
  'no-such-time-zone': (zone: string) => `"${zone}" is not a time zone, such as Europe/Berlin`,

  // Entries
  missing: (field: IssueField) =>
    field === 'categories' ? 'the categories are missing' : `the ${fields[field]} is missing`,
  'first-language': (language: string) => `the text in the store's first language, ${language}, is missing`,
  unknown: (what: IssueThing, name: string) =>
    `unknown ${things[what]} "${name}"; correct it, or create the entry first`,
  'delivery-twice': (place: string) => `two rules are for ${place}; take it away from one`,
  'unknown-zone': (zone: string, countries: string) => `unknown zone "${zone}" in ${countries}`,
  duplicate: (what: IssueThing, name: string) => `duplicate ${things[what]} "${name}"; delete one`,
  'no-picture': (file: string) =>
    `picture "${file}" not found or not readable; put it into the folder images beside the file`,
  'no-language': (language: string) => `"${language}" is not a language of the store; delete this text`,
  decimals: (amount: number, currency: string) => `${amount} has more decimals than ${currency} allows; round it`,
  'sku-foreign': (sku: string, product: string) => `SKU ${sku} belongs to product ${product}; choose another SKU`,
  'at-variants': (sku: string, field: string, skus: string) => `${sku} has variants: set the ${field} at ${skus}`,
  'in-variants': (field: string) => `set the ${field} of a product with variants in the variants`,
  'variant-options': 'a variant needs options, such as {color: indigo}',
  'other-options': (options: string) => `all variants need the same options: ${options}`,
  'address-used': (address: string, owner: string) => `the address ${address} is already used by ${owner}`,
  'category-loop': (code: string) => `category ${code} would be below itself`,
  percentage: 'a percentage is at most 100 and has at most two decimals',
  'redirect-address': (from: string) => `"${from}" is not an address such as /products/mug`,
  'redirect-page': (from: string) => `${from} is a page of the shop: a redirect from there is never used`,
  'redirect-foreign': (to: string) =>
    `${to} is on another host: a redirect leads to a path of this shop, such as /product/mug`,
  'redirect-path': (to: string) => `"${to}" is not a path of this shop, such as /product/mug`,
  'redirect-same': 'both addresses are the same, so it is ignored',
  'redirect-twice': (from: string, to: string) => `${from} leads to ${to} already`,
  'redirect-twice-in-line': (from: string, to: string, line: number) => `${from} leads to ${to} in line ${line}`,
  'redirect-loop': (from: string) => `${from} would lead back to itself`,

  // Files of other shops
  'not-shipped': 'only goods that are shipped are sold here',
  'sold-elsewhere': 'it is sold by another shop',
  'gift-card': 'gift cards are not sold here',
  group: 'a group is no product; its products are related to each other',
  'no-featured': 'there are no featured products; use groups',
  'no-single': 'there is no limit of one piece for each order',
  'taxes-by-country': 'taxes are set by country, not by product',
  'less-than-nothing': (amount: number) => `${amount} is less than nothing`,
  'price-zero': 'the price is 0',
  'stock-negative': (stock: number) => `the stock ${stock} became 0`,
  'gtin-rounded': (text: string) => `"${text}" is a barcode that a spreadsheet has rounded; restore its digits`,
  'gtin-wrong': (text: string) => `"${text}" is no barcode of 8, 12, 13 or 14 digits`,
  'gtin-check-digit': (digits: string) => `the check digit of ${digits} is wrong`,
  'no-category': (name: string) => `it has no category, so it is in "${name}"`,
  'not-a-picture-address': (address: string) => `"${address}" is no address of a picture`,
  'picture-left-out': (url: string, reason: PictureReason, value: string) =>
    `the picture ${url} was left out: ${pictureReasons[reason](value)}`,
  'picture-changed': (path: string) => `the picture ${path} was changed during the import`,
  'former-price': (price: string) =>
    `the former price ${price} is not shown: a former price is the lowest of the last 30 days, and only recorded prices prove it`,
  'nothing-struck-out': 'the sale price is charged, but nothing is struck out: no earlier prices are recorded',
  'sale-not-lower': (sale: number, price: number) => `the sale price ${sale} is not below the price ${price}`,
  'status-hidden': (status: string) => `its status is ${status}, so it is hidden`,
  'not-published': 'it is not published, so it is hidden',
  'private-hidden': 'it is private, so it is hidden',
  'draft-hidden': 'it is a draft, so it is hidden',
  'hidden-there': 'it is hidden there, so it is hidden here',
  'one-weight': 'a product has one weight: that of its first variant',
  'unknown-unit': (unit: string) => `the unit ${unit} is unknown`,
  'sold-on': 'it is not sold without stock; it can take pre-orders instead',
  uncounted: 'its stock is not counted; say how many pieces it gets',
  'stock-shared': 'its stock is shared with other variations; say how many pieces it gets',
  shortcodes: 'shortcodes in brackets were removed',
  template: 'it is a template and not a text',
  'scripts-removed': 'scripts, frames, styles and addresses that run code were removed',
  'pictures-removed': 'pictures inside the description were removed',
  'sku-made': (sku: string) => `it has no SKU, so it gets ${sku}`,
  'sku-made-of-options': 'it has no SKU, so one is made of its handle and options; the next import makes the same',
  'product-left-out': (product: string) => `the product ${product} is not imported`,
  'parent-missing': (product: string) => `the product ${product} is not in the file`,
  'not-sold-without-price': (sku: string) => `${sku} has no price, so it is not sold`,
  'hidden-without-price': 'it has no price, so it is hidden and not sold until you set one',
  'nothing-to-sell': (product: string) => `${product} has no variant that can be sold`,
  'any-option': (option: string, count: number) =>
    `it stands for any ${option}, so it becomes ${count} variants; the first has its stock`,
  'too-many-variants': (count: number, max: number) =>
    `a product has at most ${max} variants, this one has ${count}: make several products`,
  'too-many-combinations': (count: number, max: number) =>
    `it stands for ${count} combinations; at most ${max} are made`,
  'hidden-missing': 'Hidden products are not in the API of the server, so they are missing.',

  // Customers and orders of other shops
  'no-email': 'there is no email address',
  'wrong-email': (email: string) => `"${email}" is no email address`,
  'email-twice': (email: string) => `${email} is in the file twice`,
  'country-replaced': (given: string, taken: string) => `"${given}" is no country; ${taken} was taken`,
  'not-subscribed': (count: number) =>
    `${count} customers accept newsletters and were not subscribed; say where and when they agreed to record their consent.`,
  'order-without-number': 'there is no number of an order',
  'not-a-date': (text: string) => `"${text}" is no date`,
  'order-too-old': (number: string) => `${number} is older than ten years`,
  'not-a-currency': (text: string) => `"${text}" is no currency`,
  'order-without-total': (number: string) => `${number} has no total`,
  'not-pieces': (text: string) => `"${text}" is no number of pieces`,
  'not-an-amount-in': (text: string, currency: string) => `"${text}" is no amount in ${currency}`,
  'order-without-email': (number: string) => `there is no email address: ${number} will be in no account`,
  'order-with-wrong-email': (email: string, number: string) =>
    `"${email}" is no email address: ${number} will be in no account`,

  // About the result
  'stock-left': (count: number) =>
    `The stock of ${count} SKUs in the file differs and was left as it is; choose to set it if that is meant.`,
  'row-left': (sku: string) =>
    `Product ${sku} was changed during the import. Its row no longer fits and was not imported. Check the row and import it again.`,
  'no-page': (target: string) => `A redirect leads to ${target}, where there is no page.`,
  'entries-left-out': (count: number) => `${count} entries were left out; the report has them by line.`,
  'values-to-check': (count: number) => `${count} values should be checked; the report has them by line.`,
  'values-lost': (count: number) => `${count} values could not be carried over; the report has them by line.`,
};

/** The report about a file of another shop. */
export const fileReport = {
  title: (name: string, format: string) => `Import of ${name} (${format})`,
  errors: 'Errors: nothing is imported until they are corrected',
  refused: 'Left out',
  warnings: 'Imported, but please check',
  lost: 'Not carried over',
  complete: 'Everything was carried over.',
  lines: (lines: string, count: number) => plural('en', count, { one: `line ${lines}`, other: `lines ${lines}` }),
  others: (count: number) => `, and ${count} more`,
  more: (count: number) => `… and ${count} more`,
};
