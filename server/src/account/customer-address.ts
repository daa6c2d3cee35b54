// Addresses as customers write them → as they are kept.
import type { NewAddress } from '@vitrine/contract/account-shapes.ts';
import { checkAddress } from '@vitrine/contract/address-rules.ts';
import type { FieldProblem } from '@vitrine/contract/field-problems.ts';
import { isCountry, zonesIn } from '../store/store.ts';
import type { KeptAddress } from './customer-repository.ts';

export function tidyAddress(written: NewAddress, language: string): KeptAddress {
  const country = (written.country || written.countryCode || '').toUpperCase();
  const zone = findZone(country, [written.zone, written.stateProvince], language);
  return {
    firstName: tidy(written.firstName) ?? '',
    lastName: tidy(written.lastName) ?? '',
    company: tidy(written.company),
    phone: tidy(written.phone),
    address: tidy(written.address),
    address2: tidy(written.address2),
    city: tidy(written.city),
    postalCode: tidy(written.postalCode)?.toUpperCase() ?? null,
    stateProvince: zone?.name ?? tidy(written.stateProvince),
    zone: zone?.code ?? null,
    country,
  };
}

/** Some clients send the zone's code as the free text, or its name in either language, with or without accents. */
function findZone(country: string, texts: readonly (string | null | undefined)[], language: string) {
  const wanted = texts.map((text) => plain(text ?? '')).filter((text) => text !== '');
  const found = ['en', 'fr']
    .flatMap((one) => zonesIn(country, one))
    .find(({ code, name }) => wanted.includes(plain(code)) || wanted.includes(plain(name)));
  return zonesIn(country, language).find(({ code }) => code === found?.code);
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** What is wrong with a whole address. */
export function problemsOf(address: KeptAddress, language: string, prefix: string): FieldProblem[] {
  const known = isCountry(address.country);
  const name = known ? (new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? '') : '';
  const hasZones = zonesIn(address.country, language).length > 0;
  // Free text is no zone where the country has zones to choose from.
  return checkAddress({ ...address, ...(hasZones && { stateProvince: null }) }, { known, name, hasZones }, prefix);
}

export const tidy = (text: string | null | undefined): string | null => text?.trim().replace(/\s+/g, ' ') || null;
