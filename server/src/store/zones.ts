// States and provinces of countries. Names of some countries are translated; the others are in address-data.json.
import { zoneNames } from '../messages/en/zones.ts';
import { translate } from '../messages/translate.ts';
import data from './address-data.json' with { type: 'json' };

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
