// Pure: checks of coupons, delivery and taxes that the schema cannot make.

import type { FileDelivery, FileTax } from '../product-editing/entries/catalog-file-shape.ts';
import { createIssue } from '../product-editing/entries/issue.ts';
import type { IssueList, Path } from '../product-editing/entries/issue-list.ts';
import { hasZone, isCountry } from '../store/store.ts';
import type { CatalogBody } from './read-catalog-file.ts';

export function checkSalesRules(file: CatalogBody, categories: ReadonlySet<string>, list: IssueList): void {
  checkCoupons(file, categories, list);
  for (const [index, rule] of (file.delivery ?? []).entries()) checkDelivery(rule, ['delivery', index], list);
  for (const [index, tax] of (file.taxes ?? []).entries()) {
    checkPlaces(tax, ['taxes', index], list);
    list.text(tax.name, ['taxes', index, 'name']);
  }
}

function checkCoupons({ coupons }: CatalogBody, categories: ReadonlySet<string>, list: IssueList): void {
  const once = list.once('coupon');
  const category = list.known(categories, 'category');
  for (const [index, { code, kind, value, minimum, excludedCategories }] of coupons.entries()) {
    const path = ['coupons', index];
    once(code.toLowerCase(), [...path, 'code']);
    list.amount(minimum, [...path, 'minimum']);
    if (kind === 'amount') list.amount(value, [...path, 'value']);
    for (const [position, name] of (excludedCategories ?? []).entries())
      category(name, [...path, 'excludedCategories', position]);
  }
}

function checkDelivery(rule: FileDelivery, path: Path, list: IssueList): void {
  checkPlaces(rule, path, list);
  const once = list.once('delivery method');
  for (const [index, { code, name, price, freeFrom }] of rule.methods.entries()) {
    const at = [...path, 'methods', index];
    once(code, [...at, 'code']);
    list.text(name, [...at, 'name']);
    list.amount(price, [...at, 'price']);
    list.amount(freeFrom, [...at, 'freeFrom']);
  }
}

function checkPlaces({ countries, zones }: FileDelivery | FileTax, path: Path, list: IssueList): void {
  for (const [index, country] of countries.entries())
    if (!isCountry(country)) list.say([...path, 'countries', index], createIssue('unknown', 'country', country));
  for (const [index, zone] of zones.entries())
    if (!countries.some((country) => hasZone(country, zone)))
      list.say([...path, 'zones', index], createIssue('unknown-zone', zone, countries.join(', ')));
}
