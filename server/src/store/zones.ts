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

/** Sorted by name; empty for countries without zones. */
export function zonesIn(country: string, language: string): NamedZone[] {
  const names = namesIn(language)[country] ?? untranslated[country] ?? {};
  return numbered
    .filter(({ countryCode }) => countryCode === country)
    .map((zone) => ({ ...zone, name: names[zone.code] ?? zone.code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

export const hasZone = (country: string, code: string): boolean =>
  numbered.some((zone) => zone.countryCode === country && zone.code === code);
