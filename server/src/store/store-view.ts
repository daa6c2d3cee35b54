import type { Config, Country, Store } from '@vitrine/contract/store/store-shapes.ts';
import { addressFormatOf } from './address-formats.ts';
import { countriesIn, hasZone, type NamedCountry, zonesIn } from './countries.ts';
import type { StoreRow } from './store.ts';

export function viewStore(store: StoreRow, language: string): Store {
  return {
    id: store.id,
    code: store.code,
    name: store.name,
    defaultLanguage: store.languages[0] ?? 'en',
    currency: store.currency,
    inBusinessSince: store.since,
    email: store.email,
    phone: store.phone,
    template: 'vitrine',
    useCache: true,
    currencyFormatNational: true,
    retailer: true,
    dimension: store.sizeUnit,
    weight: store.weightUnit,
    currentUserLanguage: language,
    address: {
      stateProvince: store.state,
      zone: store.state !== null && hasZone(store.country, store.state) ? store.state : null,
      country: store.country,
      countryCode: store.country,
      address: store.address,
      postalCode: store.postalCode,
      city: store.city,
      active: true,
    },
    logo: null,
    audit: null,
    parent: null,
    supportedLanguages: viewLanguages(store),
    ...viewBrand(store),
  };
}

function viewBrand({ accent, accentDark, typePair }: StoreRow): Pick<Store, 'brand'> {
  const brand = { accent, accentDark, typePair };
  return Object.values(brand).some((value) => value !== null) ? { brand } : {};
}

export const viewLanguages = (store: StoreRow) => store.languages.map((code, index) => ({ id: index + 1, code }));

export function viewConfig({ social, phone, email }: StoreRow, opensLater: boolean): Config {
  return {
    facebook: social.facebook ?? null,
    pinterest: social.pinterest ?? null,
    ga: null,
    instagram: social.instagram ?? null,
    youtube: social.youtube ?? null,
    allowOnlinePurchase: !opensLater,
    opensLater,
    displaySearchBox: true,
    displayContactUs: Boolean(phone || email),
    displayShipping: true,
    displayCustomerSection: true,
    displayAddToCartOnFeaturedItems: true,
    displayCustomerAgreement: true,
    displayPagesMenu: true,
  };
}

export function viewCountries(language: string, wanted: (country: NamedCountry) => boolean): Country[] {
  return countriesIn(language)
    .filter(wanted)
    .map((country) => ({
      ...country,
      supported: true,
      zones: [...zonesIn(country.code, language)],
      addressFormat: addressFormatOf(country.code, language),
    }));
}
