// How addresses are written in each country. The data is generated: scripts/address-data.mjs.
import {
  type AddressFormat,
  type AddressPart,
  formatAddress,
  generalFormat,
} from '@vitrine/contract/address/address-format.ts';
import type { Address } from '@vitrine/contract/orders/orders-shapes.ts';
import { type AddressMessages, addressMessages } from '../messages/en/address.ts';
import { translate } from '../messages/translate.ts';
import data from './address-data.json' with { type: 'json' };
import { countryName } from './countries.ts';
import type { StoreRow } from './store-repository.ts';

interface FormatRow {
  readonly lines: string[];
  readonly required: AddressPart[];
  /** The kind of name: post_town, suburb. Missing where addresses have no city. */
  readonly city?: keyof AddressMessages['city'];
  readonly state?: keyof AddressMessages['state'];
  readonly postalCode?: {
    readonly name: keyof AddressMessages['postalCode'];
    readonly pattern: string;
    readonly example: string;
  };
  readonly stateCodes?: boolean;
}

const formats = data.formats as Readonly<Record<string, FormatRow>>;

/** Names of the fields are in the given language. */
export function addressFormatOf(country: string, language: string): AddressFormat {
  const format = formats[country];
  if (!format) return generalFormat(false);
  const { lines, required, city, state, postalCode, stateCodes = false } = format;
  const names = translate(addressMessages, language);
  return {
    lines,
    required,
    city: city ? names.city[city] : null,
    state: state ? names.state[state] : null,
    postalCode: postalCode
      ? { ...names.postalCode[postalCode.name], pattern: postalCode.pattern, example: postalCode.example }
      : null,
    stateCodes,
  };
}

interface AddressReader {
  readonly language: string;
  /** The country of the shop. */
  readonly home: string;
}

/** The reader of what a shop writes in a language. */
export const readerOf = ({ country }: Pick<StoreRow, 'country'>, language: string): AddressReader => ({
  language,
  home: country,
});

/** The lines of an address of an order, as on a parcel. */
export const addressLines = (address: Address, { language, home }: AddressReader): string[] =>
  formatAddress(
    {
      ...address,
      state: address.provinceName ?? address.stateProvince,
      countryName: countryName(address.country, language),
    },
    addressFormatOf(address.country, language),
    home,
  );

type PlaceOfStore = Pick<StoreRow, 'address' | 'postalCode' | 'city' | 'state' | 'country'>;

/** The address of the shop names its country, because its readers may be abroad. Its state is written as a code or as a name. */
export const storeAddressLines = (store: PlaceOfStore, language: string): string[] =>
  formatAddress(
    { ...store, zone: store.state, countryName: countryName(store.country, language) },
    addressFormatOf(store.country, language),
  );
