// `npm run new -- field careInstructions`: a field of products with its column, labels and documentation. Everything else follows from
// its entry, a test included.
import { languages } from '@vitrine/contract/site/site-languages.ts';
import type { Changes } from './changes.ts';
import { insertBefore } from './edit-source.ts';
import type { Audience } from './endpoint.ts';
import { checkCamelCase, RecipeError, toSentence, toSnakeCase } from './names.ts';

const FIELDS = 'contract/src/catalog/product-fields.ts';
const TABLES = 'server/src/catalog/catalog-tables.ts';
const FIXTURE = 'server/testing/fixture.yaml';
const DOCUMENT = 'docs/catalog-file.md';

interface Kind {
  /** The list that the entry is added to. */
  readonly list: string;
  readonly section: string;
  /** Where its column is added: text of the table, and what follows the columns. */
  readonly table: readonly [start: string, end: string];
  /** The product of the tests that has a value. */
  readonly example: readonly [start: string, end: string];
  value(name: string): string;
}

const kinds: Readonly<Record<string, Kind>> = {
  texts: {
    list: 'productTextFields',
    section: 'texts',
    table: ["'product_texts'", '\n  },'],
    example: ['  - sku: MUG', '\n    properties:'],
    value: (name) => `\n    ${name}: { en: ${toSentence(name)}, fr: ${toSentence(name)} (fr) }`,
  },
  text: {
    list: 'identifierFields',
    section: 'identifiers',
    table: ["'variants'", '\n    fields: customValues()'],
    example: ['  - sku: LAMP', '\n    fields:'],
    value: (name) => `\n    ${name}: ${toSentence(name)}`,
  },
};

interface FieldOptions {
  readonly kind: string;
  readonly audience: Audience;
}

/** Returns what remains to be written by hand. */
export function addField(
  changes: Changes,
  given: string | undefined,
  { kind: kindName, audience }: FieldOptions,
): string[] {
  const name = checkCamelCase(given, 'The field');
  const kind = kinds[kindName];
  if (!kind)
    throw new RecipeError(
      `A field of the kind «${kindName}» needs a control in its form: follow CONTRIBUTING.md. This writes ${Object.keys(kinds).join(' and ')}.`,
    );
  if (new RegExp(`^ {2}'?${name}'?: `, 'm').test(changes.read(FIELDS)))
    throw new RecipeError(`There is a field «${name}» already.`);
  const label = toSentence(name);
  const isShown = audience === 'shopper';
  const shownTo = isShown ? " shownTo: 'shopper'," : '';
  const entry = `${name}: ${kindName}({ max: 500, column: '${name}', section: '${kind.section}',${shownTo} describe: '${label}' }),`;
  changes.edit(FIELDS, (source) => insertBefore(source, `export const ${kind.list} =`, '\n});', `\n  ${entry}`));
  changes.edit(TABLES, (source) => insertBefore(source, ...kind.table, `\n    ${name}: text('${toSnakeCase(name)}'),`));
  const addLabel = (file: string, list: string) =>
    changes.edit(file, (source) => insertBefore(source, `export const ${list}`, '\n};', `\n  ${name}: '${label}',`));
  const files = languages.flatMap((language) => {
    const ofStaff = `backoffice/app/messages/${language}/product-fields.ts`;
    addLabel(ofStaff, 'productFieldLabels');
    if (!isShown) return [ofStaff];
    const ofShoppers = `storefront/app/messages/${language}/product-fields.ts`;
    addLabel(ofShoppers, 'productFieldLabels');
    return [ofStaff, ofShoppers];
  });
  changes.edit(FIXTURE, (source) => insertBefore(source, ...kind.example, kind.value(name)));
  changes.edit(DOCUMENT, (source) => insertBefore(source, '| keywords |', '\n| properties |', `\n| ${name} | text |`));
  changes.migration = toSnakeCase(name);
  return [
    ...files.filter((file) => !file.includes('/en/')).map((file) => `${file}: the label`),
    `${FIELDS}: its longest text, \`describe\`, and names of its column in files of other shops (\`words\`, \`shopify\`, \`woocommerce\`)`,
    `${DOCUMENT}: what it is, for merchants`,
    'CHANGELOG.md: what merchants notice',
  ];
}
