// Normalizes and validates addresses. Used by every form.
import { checkAddress, type WrittenAddress } from '@vitrine/contract/address/address-rules.ts';
import { languages } from '@vitrine/contract/site/site-languages.ts';
import type { ValidationIssue } from '@vitrine/contract/validation-issue.ts';
import { addressFormatOf } from './address-formats.ts';
import { countryName, isCountry, zonesIn } from './countries.ts';

export interface NormalizedAddress {
  firstName: string;
  lastName: string;
  company: string | null;
  phone: string | null;
  address: string | null;
  address2: string | null;
  city: string | null;
  postalCode: string | null;
  stateProvince: string | null;
  /** Zone code; null if the country has no zones or none matches. */
  zone: string | null;
  country: string;
}

/** Trims, collapses spaces and removes control characters. */
export const normalizeText = (text: string | null | undefined): string | null =>
  text?.replace(/[\p{C}\s]+/gu, ' ').trim() || null;

export function normalizeAddress(
  written: WrittenAddress & { readonly countryCode?: string | null | undefined },
  language: string,
): NormalizedAddress {
  const country = normalizeText(written.country || written.countryCode)?.toUpperCase() ?? '';
  const zone = findZone(country, [written.zone, written.stateProvince], language);
  return {
    firstName: normalizeText(written.firstName) ?? '',
    lastName: normalizeText(written.lastName) ?? '',
    company: normalizeText(written.company),
    phone: normalizeText(written.phone),
    address: normalizeText(written.address),
    address2: normalizeText(written.address2),
    city: normalizeText(written.city),
    postalCode: normalizeText(written.postalCode)?.toUpperCase() ?? null,
    stateProvince: zone?.name ?? normalizeText(written.stateProvince) ?? stateSentAsZone(country, written, language),
    zone: zone?.code ?? null,
    country,
  };
}

/** Some clients send the zone code as free text, or its name in any language, with or without accents. */
function findZone(country: string, texts: readonly (string | null | undefined)[], language: string) {
  const wanted = texts.map((text) => plain(text ?? '')).filter((text) => text !== '');
  const found = languages
    .flatMap((one) => zonesIn(country, one))
    .find(({ code, name }) => wanted.includes(plain(code)) || wanted.includes(plain(name)));
  return zonesIn(country, language).find(({ code }) => code === found?.code);
}

/** Public storefronts send what was typed as `zone` where there is no list to choose from; a wrong choice is no state. */
const stateSentAsZone = (country: string, { zone }: WrittenAddress, language: string): string | null =>
  zonesIn(country, language).length > 0 && addressFormatOf(country, language).required.includes('state')
    ? null
    : normalizeText(zone);

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** `prefix` is put before the field names. */
export function issuesOfAddress(address: NormalizedAddress, language: string, prefix: string): ValidationIssue[] {
  const known = isCountry(address.country);
  const name = known ? countryName(address.country, language) : '';
  const hasZones = zonesIn(address.country, language).length > 0;
  const format = addressFormatOf(address.country, language);
  return checkAddress(address, { known, name, hasZones, acceptsStateText: true, format }, prefix);
}
