// Which test files name a page, a call, a stored name or a text. Nobody writes this down: it is found in their sources.
import { addressesOf, type Endpoint } from '@vitrine/contract/endpoint.ts';
import { languages } from '@vitrine/contract/site/site-languages.ts';
import { staffContract } from '../../scripts/staff-contract.mjs';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** With anything for its parameters. */
const pathPattern = (path: string): string =>
  path
    .split(/\{\w+\}/)
    .map(escaped)
    .join('[^\\s\'"`/?#]+');

const quote = `['"\`]`;
const prefix = `(?:/(?:${languages.join('|')}))?`;

/** A page is named by its path as a text of its own, perhaps behind a language and before a query. */
export const namesRoute = (path: string, source: string): boolean =>
  new RegExp(`${quote}${prefix}${pathPattern(path)}(?:[?#][^'"\`]*)?${quote}`).test(source);

/** A path that is opened and that no route has. */
export const namesUnknownPath = (routes: readonly string[], source: string): boolean =>
  [...source.matchAll(/\.goto\('(\/[^'?#]*)/g)].some(
    ([, path = '']) => !path.startsWith('/admin') && !routes.some((route) => namesRoute(route, `'${path}'`)),
  );

/** An import of the contract for staff. */
const staffImport = staffContract.source.replace(String.raw`^contract\/src`, '@vitrine/contract');

/** A call is named by its method and address, or by its name where the contract is imported. */
export function namesCall(endpoint: Endpoint, source: string): boolean {
  const contract = endpoint.path.startsWith('private/') ? staffImport : '@vitrine/contract/';
  if (new RegExp(contract).test(source) && new RegExp(`\\b${endpoint.name}\\b`).test(source)) return true;
  return addressesOf(endpoint).some((address) => {
    // Helpers of tests add the beginning.
    const path = pathPattern(address.replace(/^\/api\/v\d\/(private\/)?/, ''));
    const named = new RegExp(`(?:${quote}|/api/v\\d/|private/)/?${path}/?(?=${quote}|[?#])`, 'g');
    return [...source.matchAll(named)].some(({ index, 0: { length } }) =>
      sends(endpoint.method, source.slice(Math.max(0, index - 120), index + length + 80)),
    );
  });
}

/** `send('PUT', address)`, `putStaff(address)`, `{ url: address, method: 'PUT' }`. GET is what is sent without a method. */
const sends = (method: string, code: string): boolean =>
  method === 'GET' || new RegExp(`\\b(?:${method}|${method.toLowerCase()})(?![a-z])`).test(code);

/** All parts of a text but its placeholders. */
export const namesText = (text: string, source: string): boolean =>
  text
    .split(/\{[\w ]+\}/)
    .filter((part) => part.trim() !== '')
    .every((part) => source.includes(part));
