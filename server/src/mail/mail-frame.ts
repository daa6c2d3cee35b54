import {
  type BrandColors,
  type BrandPicture,
  brandColors,
  brandPicturePath,
} from '@vitrine/contract/shop-brand/brand-rules.ts';
import { knownLanguage } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import { type StoreRow, storeAddressLines } from '../store/store.ts';
import { oneLine } from './clean-text.ts';

/** Data of the layout around every mail. */
export interface MailFrame {
  readonly shopName: string;
  /** Postal address of the shop, line by line. */
  readonly address: readonly string[];
  readonly home: string;
  /** Base URL of the shop. */
  readonly shopUrl: string;
  readonly language: string;
  readonly brand: MailBrand;
}

export interface MailLogo {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface MailBrand {
  readonly colors: BrandColors;
  /** null: the name of the shop. */
  readonly logo: MailLogo | null;
  /** For mail programs with a dark theme; null: the same. */
  readonly logoDark: MailLogo | null;
}

/** Pixels; stored logos are larger, for sharp screens. */
const LOGO_BOX = { width: 220, height: 48 };

/** Linked: many mail programs show an attached picture as an attachment as well. */
function logoOf(picture: BrandPicture | null, shopUrl: string): MailLogo | null {
  if (picture === null) return null;
  const { hash, width, height } = picture;
  const scale = Math.min(1, LOGO_BOX.width / width, LOGO_BOX.height / height);
  return {
    url: shopUrl + brandPicturePath(hash),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

export function frameOf(store: StoreRow, shopUrl: string, language: string): MailFrame {
  return {
    shopName: oneLine(store.name),
    address: storeAddressLines(store, language).map(oneLine),
    home: pageAddress(shopUrl, language, '/'),
    shopUrl,
    language,
    brand: {
      colors: brandColors(store),
      logo: logoOf(store.logo, shopUrl),
      logoDark: logoOf(store.logoDark, shopUrl),
    },
  };
}

/** URL of a screen of the back office, for mails to staff. */
export const backOfficeAddress = (shopUrl: string, path: `/${string}`): string => `${shopUrl}/admin${path}`;

/** URL of a page of the shop in a language. */
export const pageAddress = (shopUrl: string, language: string, path: `/${string}`): string =>
  shopUrl + localPath(knownLanguage(language), path).replace(/^\/$/, '');
