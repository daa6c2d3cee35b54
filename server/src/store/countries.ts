// ISO 3166 countries. Names come from Intl, in every language.

import type { Address } from '@vitrine/contract/orders/orders-shapes.ts';
import { createOncePerKey } from '@vitrine/contract/text/number-text.ts';
import { zoneNames } from '../messages/en/zones.ts';
import { translate } from '../messages/translate.ts';
import data from './address-data.json' with { type: 'json' };
import type { TaxRule } from './store-repository.ts';

const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

const known = new Set(CODES);

export const isCountry = (code: string): boolean => known.has(code);

const namesOf = createOncePerKey((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }));

export const countryName = (code: string, language: string): string => namesOf(language).of(code) ?? code;

const languagesOf = createOncePerKey((language) => new Intl.DisplayNames(language, { type: 'language' }));

export const languageName = (code: string, language: string): string => languagesOf(language).of(code) ?? code;

export interface NamedCountry {
  /** Index in the list of codes, so it must not change. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export function countriesIn(language: string): NamedCountry[] {
  return CODES.map((code, index) => ({ id: index + 1, code, name: countryName(code, language) })).sort((a, b) =>
    a.name.localeCompare(b.name, language),
  );
}

// States and provinces of countries. Names of some countries are translated; the others are in address-data.json.

export interface NamedZone {
  readonly id: number;
  readonly countryCode: string;
  readonly code: string;
  readonly name: string;
}

type NamesByCode = Readonly<Record<string, string>>;
const namesIn = (language: string): Readonly<Record<string, NamesByCode>> => translate(zoneNames, language);

const untranslated: Readonly<Record<string, NamesByCode>> = Object.fromEntries(
  Object.entries(data.zones).map(([country, zones]) => [country, Object.fromEntries(zones)]),
);

const numbered = Object.entries<NamesByCode>({ ...zoneNames, ...untranslated })
  .flatMap(([countryCode, names]) => Object.keys(names).map((code) => ({ countryCode, code })))
  .map((zone, index) => ({ ...zone, id: index + 1 }));

const byCountry = Map.groupBy(numbered, ({ countryCode }) => countryCode);
/** By country and language. Sorting hundreds of names for each address takes longer than checking it. */
const sorted = new Map<string, readonly NamedZone[]>();

/** Sorted by name; empty for countries without zones. */
export function zonesIn(country: string, language: string): readonly NamedZone[] {
  const zones = byCountry.get(country);
  if (!zones) return [];
  const key = `${country} ${language}`;
  const known = sorted.get(key);
  if (known) return known;
  const names = namesIn(language)[country] ?? untranslated[country] ?? {};
  const named = zones
    .map((zone) => ({ ...zone, name: names[zone.code] ?? zone.code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  sorted.set(key, named);
  return named;
}

export const hasZone = (country: string, code: string): boolean =>
  byCountry.get(country)?.some((zone) => zone.code === code) ?? false;

// Pure: finds the zone of a postcode, for forms that send no zone.

/** Ranges of the first three digits of US postcodes: each entry ends where the next begins. An empty code is a gap. */
const AMERICAN =
  '005 NY,006 PR,008 -,009 PR,010 MA,028 RI,030 NH,039 ME,050 VT,055 MA,056 VT,060 CT,070 NJ,090 -,100 NY,150 PA,197 DE,200 DC,201 VA,202 DC,206 MD,220 VA,247 WV,269 -,270 NC,290 SC,300 GA,320 FL,340 -,341 FL,350 AL,370 TN,386 MS,398 GA,400 KY,428 -,430 OH,460 IN,480 MI,500 IA,529 -,530 WI,550 MN,568 -,570 SD,578 -,580 ND,589 -,590 MT,600 IL,630 MO,659 -,660 KS,680 NE,694 -,700 LA,715 -,716 AR,730 OK,733 TX,734 OK,750 TX,800 CO,817 -,820 WY,832 ID,839 -,840 UT,848 -,850 AZ,866 -,870 NM,885 TX,886 -,889 NV,899 -,900 CA,962 -,967 HI,969 -,970 OR,980 WA,995 AK';

const american = AMERICAN.split(',').map((entry): readonly [number, string] => {
  const [from = '', zone = ''] = entry.split(' ');
  return [Number(from), zone === '-' ? '' : zone];
});

const canadian: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', Y: 'YT' },
};

/** Returns an empty string if unknown. */
export function zoneOfPostcode(country: string, postcode: string): string {
  const code = postcode.trim().toUpperCase();
  if (country === 'CA') return /^[A-Z]\d[A-Z]/.test(code) ? (canadian[code.charAt(0)] ?? '') : '';
  if (country !== 'US' || !/^\d{5}/.test(code)) return '';
  const prefix = Number(code.slice(0, 3));
  return american.findLast(([from]) => from <= prefix)?.[1] ?? '';
}

/** Delivery prices and taxes depend on it. */
export interface Place {
  readonly country: string;
  /** Empty where none is known. */
  readonly zone: string;
}

/** Rules of the country and of the zone both apply: Québec has the tax of Canada and its own. */
export const findTaxRules = (rules: readonly TaxRule[], { country, zone }: Place): TaxRule[] =>
  rules.filter(({ countries, zones }) => countries.includes(country) && (zones.length === 0 || zones.includes(zone)));

/** Where the state was sent in words, delivery and tax follow the postcode, as in the quote. */
export const placeOf = ({ country, zone, postalCode }: Pick<Address, 'country' | 'zone' | 'postalCode'>): Place => ({
  country,
  zone: zone ?? zoneOfPostcode(country, postalCode),
});
