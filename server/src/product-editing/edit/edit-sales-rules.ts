// Delivery and taxes in the back office. They are written like the store part of a catalog file, as the other settings are.
import { createHash } from 'node:crypto';
import type { SalesRules, SalesRulesChanges } from '@vitrine/contract/product-editing/edit-sales-rules-shapes.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import {
  findStoreByCode,
  getOwnStore,
  hasZone,
  isCountry,
  type StaffContext,
  type StoreRow,
} from '../../store/store.ts';
import { createIssue, type EntryIssue, inLanguage } from '../entries/issue.ts';
import { storedDelivery, storedTax } from '../entries/whole-values.ts';
import { changeStore } from './edit-store.ts';
import { runEdit } from './lock-for-edit.ts';

export async function readSalesRules(ctx: StaffContext): Promise<SalesRules> {
  return describeRules(await getOwnStore(ctx));
}

const describeRules = (store: StoreRow): SalesRules => ({
  delivery: store.delivery.map(({ methods, ...rule }) => ({
    ...copyPlaces(rule),
    methods: methods.map((method) => ({ ...method, name: { ...method.name } })),
  })),
  taxes: store.taxes.map((tax) => ({ ...tax, ...copyPlaces(tax), name: { ...tax.name } })),
  noTax: store.noTax,
  currency: store.currency,
  country: store.country,
  languages: store.languages,
  version: versionOf(store),
});

interface Places {
  readonly countries: readonly string[];
  readonly zones: readonly string[];
}

const copyPlaces = ({ countries, zones }: Places) => ({ countries: [...countries], zones: [...zones] });

/** Names of methods depend on the languages, and amounts on the currency. */
const versionOf = ({ delivery, taxes, noTax, languages, currency }: StoreRow): string =>
  createHash('sha256')
    .update(JSON.stringify([delivery, taxes, noTax, languages, currency]))
    .digest('base64url')
    .slice(0, 22);

export async function saveSalesRules(ctx: StaffContext, changes: SalesRulesChanges): Promise<SalesRules> {
  return runEdit(ctx, 'structure', async (tx, store) => {
    if (versionOf(store) !== changes.version)
      throwDomainError('store.changed', {}, { salesRules: describeRules(store) });
    checkRules(changes, store);
    const { delivery, taxes, noTax = store.noTax } = changes;
    const fields = {
      delivery: delivery.map(storedDelivery),
      taxes: taxes.map(storedTax),
      noTax: noTax && taxes.length === 0,
      // A country without a rule has no way of delivery.
      shipsTo: [...new Set(delivery.flatMap(({ countries }) => countries))],
    };
    await changeStore(ctx, tx, store, fields, 'change delivery and taxes');
    // The version is that of what the database returns.
    return describeRules((await findStoreByCode(tx, store.code)) ?? store);
  });
}

function checkRules({ delivery, taxes }: SalesRulesChanges, { languages }: StoreRow): void {
  const covered = new Set<string>();
  for (const [index, { methods, ...places }] of delivery.entries()) {
    const at = `delivery.${index}`;
    checkPlaces(places, at);
    // Two rules for one place: nobody could say which one counts.
    for (const country of places.countries)
      for (const zone of places.zones.length > 0 ? places.zones : ['']) {
        const place = [country, zone].filter(Boolean).join('-');
        if (covered.has(place)) refuse(`${at}.countries`, createIssue('delivery-twice', place));
        covered.add(place);
      }
    const codes = new Set<string>();
    for (const [position, { code, name }] of methods.entries()) {
      if (codes.has(code)) refuse(`${at}.methods.${position}.code`, createIssue('duplicate', 'delivery method', code));
      codes.add(code);
      checkName(name, languages, `${at}.methods.${position}.name`);
    }
  }
  for (const [index, { name, ...places }] of taxes.entries()) {
    checkPlaces(places, `taxes.${index}`);
    checkName(name, languages, `taxes.${index}.name`);
  }
}

function checkPlaces({ countries, zones }: Places, at: string): void {
  const country = countries.find((code) => !isCountry(code));
  if (country !== undefined) refuse(`${at}.countries`, createIssue('unknown', 'country', country));
  const zone = zones.find((code) => !countries.some((one) => hasZone(one, code)));
  if (zone !== undefined) refuse(`${at}.zones`, createIssue('unknown-zone', zone, countries.join(', ')));
}

function checkName(name: Readonly<Record<string, string>>, languages: readonly string[], at: string): void {
  const unknown = Object.keys(name).find((language) => !languages.includes(language));
  if (unknown !== undefined) refuse(`${at}.${unknown}`, createIssue('no-language', unknown));
  const [first = ''] = languages;
  if (!name[first]) refuse(`${at}.${first}`, createIssue('first-language', first));
}

const refuse = (field: string, found: EntryIssue): never =>
  throwDomainError('entry.cannot-save', { reason: inLanguage(found) }, { field });
