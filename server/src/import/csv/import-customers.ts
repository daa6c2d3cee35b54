// Imports the customers of a Shopify shop: all or none.

import { isEmail } from '@vitrine/contract/address/address-rules.ts';
import { addImportedCustomers, type ImportedCustomer } from '../../account/account.ts';
import { diffFields, recordChange } from '../../history/history.ts';
import { addConsentedSubscribers } from '../../newsletter/newsletter.ts';
import { readDatabaseTime } from '../../platform/database/in-transaction.ts';
import { unescapeCell } from '../../platform/text/write-csv.ts';
import { applyOrPreview } from '../../product-editing/changes/apply-or-preview.ts';
import type { ImportCaller } from '../../product-editing/changes/import-caller.ts';
import { createIssue } from '../../product-editing/entries/issue.ts';
import { type CommandContext, isCountry, normalizeAddress, type StoreRow } from '../../store/store.ts';
import type { ImportResult } from '../import-catalog.ts';
import type { ImportIssues } from '../mapped/import-issues.ts';
import type { OtherShopRequest } from '../mapped/mapping-scope.ts';
import { CsvColumns } from './csv-columns.ts';
import { checkedPlan, type PersonalImport } from './import-orders.ts';
import type { CsvRow } from './read-csv.ts';

const customerColumns = {
  email: ['email'],
  firstName: ['first name'],
  lastName: ['last name'],
  accepts: ['accepts email marketing'],
  company: ['default address company', 'company'],
  address: ['default address address1', 'address1'],
  address2: ['default address address2', 'address2'],
  city: ['default address city', 'city'],
  province: ['default address province code', 'province code'],
  country: ['default address country code', 'country code'],
  zip: ['default address zip', 'zip'],
  phone: ['phone', 'default address phone'],
} as const;

const ignored = ['customer id', 'default address phone', 'default address country', 'default address province'];

export class ShopifyCustomers {
  readonly found = new Map<string, ImportedCustomer & { readonly accepts: boolean }>();
  private readonly columns: CsvColumns<typeof customerColumns>;
  private readonly issues: ImportIssues;
  private readonly store: StoreRow;

  constructor(columns: ReadonlyMap<string, string>, issues: ImportIssues, store: StoreRow) {
    this.columns = new CsvColumns(customerColumns, columns, ignored);
    this.issues = issues;
    this.store = store;
  }

  add(csvRow: CsvRow): void {
    const row = this.columns.cells(csvRow);
    const cell = (column: keyof typeof customerColumns) => unescapeCell(row.get(column)?.trim() ?? '');
    const key = (column: keyof typeof customerColumns) => this.columns.key(column);
    const email = cell('email');
    this.columns.reportOthers(csvRow, this.issues, () => false);
    if (!isEmail(email)) {
      this.issues.add(
        'refused',
        row.line,
        key('email'),
        email === '' ? createIssue('no-email') : createIssue('wrong-email', email),
      );
      return;
    }
    if (this.found.has(email.toLowerCase())) {
      this.issues.add('refused', row.line, key('email'), createIssue('email-twice', email));
      return;
    }
    const [language = 'en'] = this.store.languages;
    const country = cell('country').toUpperCase();
    if (country !== '' && !isCountry(country))
      this.issues.add(
        'warning',
        row.line,
        key('country'),
        createIssue('country-replaced', country, this.store.country),
      );
    const [firstName, lastName] = [cell('firstName'), cell('lastName')];
    const billing = normalizeAddress(
      {
        firstName,
        lastName,
        company: cell('company'),
        phone: cell('phone'),
        address: cell('address'),
        address2: cell('address2'),
        city: cell('city'),
        postalCode: cell('zip'),
        stateProvince: cell('province'),
        zone: cell('province'),
        country: isCountry(country) ? country : this.store.country,
      },
      language,
    );
    const accepts = ['yes', 'true'].includes(cell('accepts').toLowerCase());
    this.found.set(email.toLowerCase(), {
      email,
      firstName: billing.firstName,
      lastName: billing.lastName,
      language,
      billing,
      accepts,
    });
  }
}

export async function importCustomers(
  { database, shopUrl, actor }: ImportCaller & Pick<CommandContext, 'shopUrl'>,
  store: StoreRow,
  { found }: ShopifyCustomers,
  { consentNote, invite = false }: OtherShopRequest,
  { name, preview, plan: wanted }: PersonalImport,
): Promise<ImportResult> {
  const now = await readDatabaseTime(database.longRunning);
  const customers = [...found.values()].map(({ accepts: _, ...customer }) => customer);
  const subscribers = [...found.values()].filter(({ accepts }) => accepts);
  const { added, subscribed, plan, historyId } = await applyOrPreview(database.longRunning, preview, async (tx) => {
    const added = await addImportedCustomers(tx, { store, now, shopUrl }, customers, { invite });
    const subscribed =
      consentNote === undefined
        ? 0
        : await addConsentedSubscribers(
            tx,
            { storeId: store.id, now, note: consentNote },
            subscribers.map(({ email, firstName, lastName, language }) => ({
              email: email.toLowerCase(),
              firstName,
              lastName,
              language,
            })),
          );
    const plan = checkedPlan({ added, subscribed }, wanted);
    const fields = diffFields({}, { ...(added > 0 && { new: added }), ...(subscribed > 0 && { subscribed }) });
    const run = { storeId: store.id, at: now, actor, action: `import ${name}` };
    return {
      added,
      subscribed,
      plan,
      historyId: await recordChange(tx, run, [{ kind: 'customers', key: name, fields }]),
    };
  });
  return {
    created: { ...(added > 0 && { customer: added }), ...(subscribed > 0 && { subscriber: subscribed }) },
    changed: {},
    unchanged: customers.length > added ? { customer: customers.length - added } : {},
    changes: [],
    plan,
    warnings:
      consentNote === undefined && subscribers.length > 0 ? [createIssue('not-subscribed', subscribers.length)] : [],
    historyId: preview ? undefined : historyId,
  };
}
