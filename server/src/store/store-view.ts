import { type BrandPicture, brandPicturePath } from '@vitrine/contract/shop-brand/brand-rules.ts';
import type { Config, Country, Store } from '@vitrine/contract/store/store-shapes.ts';
import { addressFormatOf } from './address-formats.ts';
import { countriesIn, hasZone, type NamedCountry, zonesIn } from './countries.ts';
import type { StoreRow } from './store.ts';

export function viewStore(store: StoreRow, language: string, shopUrl: string): Store {
  const brand = viewBrand(store, shopUrl);
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
    logo: brand?.logo ? { name: 'logo.png', path: brand.logo.url } : null,
    audit: null,
    parent: null,
    supportedLanguages: viewLanguages(store),
    ...(brand && { brand }),
  };
}

function viewBrand(store: StoreRow, shopUrl: string): Store['brand'] {
  const { accent, accentDark, typePair, logo, logoDark, siteIcon } = store;
  if ([accent, typePair, logo, siteIcon].every((value) => value === null)) return undefined;
  const urlOf = (hash: string) => shopUrl + brandPicturePath(hash);
  const view = (picture: BrandPicture | null) =>
    picture && { url: urlOf(picture.hash), width: picture.width, height: picture.height };
  const icon = view(siteIcon);
  return {
    accent,
    accentDark,
    typePair,
    logo: view(logo),
    logoDark: view(logoDark),
    siteIcon: icon && { ...icon, smallUrl: siteIcon?.small ? urlOf(siteIcon.small) : icon.url },
  };
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
