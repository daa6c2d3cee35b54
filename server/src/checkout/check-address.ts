// Pure: an address and an e-mail as a shopper gives them → as an order keeps them, or what is wrong, field by field.
import type { Address, GivenAddress } from '@vitrine/contract/orders-shapes.ts';
import { isPostcode, postcodeExample } from '@vitrine/contract/postcode.ts';
import { isCountry, zonesIn } from '../store/store.ts';
import { addressWords } from './address-words.ts';

/** By the name of the field on the wire, such as customer.delivery.postalCode. */
export type Problems = Record<string, string>;

export interface AddressRules {
  readonly language: string;
  /** Where to; null when nothing is sent there. */
  readonly served: readonly string[] | null;
  readonly emailAddress: string;
}

export type Checked = { readonly address: Address } | { readonly problems: Problems };

export function checkAddress(given: GivenAddress | null | undefined, field: string, rules: AddressRules): Checked {
  const words = addressWords(rules.language);
  const problems: Problems = {};
  const wrong = (name: string, message: string) => {
    problems[`${field}.${name}`] = message;
  };
  const [firstName, lastName] = [tidy(given?.firstName), tidy(given?.lastName)];
  if (firstName === '') wrong('firstName', words.firstName);
  if (lastName === '') wrong('lastName', words.lastName);
  const street = tidy(given?.address);
  if (street.length < 3) wrong('address', words.street);
  const city = tidy(given?.city);
  if (city === '') wrong('city', words.city);
  const phone = tidy(given?.phone);
  if (phone !== '' && !isPhone(phone)) wrong('phone', words.phone);

  const country = tidy(given?.country || given?.countryCode).toUpperCase();
  const postalCode = tidy(given?.postalCode).toUpperCase();
  const zones = zonesIn(country, rules.language);
  const zone = findZone(country, rules.language, given);
  if (!isCountry(country)) wrong('country', words.country);
  else {
    const name = countryName(country, rules.language);
    if (rules.served && !rules.served.includes(country)) wrong('country', words.notServed(name));
    if (zones.length > 0 && !zone) wrong('zone', words.zone);
    if (postalCode === '') wrong('postalCode', words.postcode);
    else if (!isPostcode(country, postalCode)) wrong('postalCode', words.postcodeShape(name, postcodeExample(country)));
  }
  if (Object.keys(problems).length > 0) return { problems };
  const province = zone?.name ?? (tidy(given?.stateProvince) || null);
  return {
    address: {
      firstName,
      lastName,
      company: tidy(given?.company) || null,
      phone: phone || null,
      address: street,
      address2: tidy(given?.address2) || null,
      city,
      postalCode,
      stateProvince: province,
      zone: zone?.code ?? null,
      country,
      countryCode: country,
      bilstateOther: null,
      billingAddress: field.endsWith('billing'),
      latitude: null,
      longitude: null,
      email: rules.emailAddress,
      countryName: countryName(country, rules.language),
      provinceName: province,
    },
  };
}

export function checkEmail(given: string, language: string): { emailAddress: string } | { problem: string } {
  const emailAddress = given.trim();
  const words = addressWords(language);
  if (emailAddress === '') return { problem: words.email };
  const isShaped =
    emailAddress.length <= 254 &&
    /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\.[^\s@.<>,;:"()[\]\\\p{C}]+$/u.test(emailAddress);
  return isShaped ? { emailAddress } : { problem: words.emailShape };
}

/** By its code, or by its name in any language: some forms send what they show. */
function findZone(country: string, language: string, given: GivenAddress | null | undefined) {
  const asked = [given?.zone, given?.stateProvince].map((name) => tidy(name).toLowerCase()).filter(Boolean);
  const named = asked
    .flatMap((name) =>
      ['en', 'fr'].flatMap((spoken) =>
        zonesIn(country, spoken).filter((zone) => zone.code.toLowerCase() === name || zone.name.toLowerCase() === name),
      ),
    )
    .at(0);
  return named && zonesIn(country, language).find(({ code }) => code === named.code);
}

/** Trimmed, one space between words, nothing that cannot be printed. */
const tidy = (text: string | null | undefined): string => (text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();

const isPhone = (phone: string): boolean => {
  const digits = phone.replace(/[\s().-]/g, '');
  return /^\+?\d{6,15}$/.test(digits);
};

export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
