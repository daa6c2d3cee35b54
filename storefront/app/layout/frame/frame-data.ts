// View model of the layout, with only the fields it shows: it is part of every page.
import type { Category } from '@vitrine/contract/catalog/catalog-shapes.ts';
import type { ContentPage } from '@vitrine/contract/content/content-shapes.ts';
import { brandColors } from '@vitrine/contract/shop-brand/brand-rules.ts';
import type { Config, Store } from '@vitrine/contract/store/store-shapes.ts';
import { currencySign, isSignFirst } from '@vitrine/contract/text/number-text.ts';
import { ownPath } from '../../format/photo.ts';
import type { Language } from '../../i18n/language.ts';
import { offeredLanguages } from '../../i18n/offered-languages.ts';
import { type StoreText, type TextLanguage, textLanguage } from '../../i18n/text-language.ts';

export interface MenuLink {
  name: string;
  nameLanguage?: TextLanguage | undefined;
  slug: string;
}

export interface MenuCategory extends MenuLink {
  id: number;
  image: string | null;
  children: MenuLink[];
}

export interface LayoutData {
  shopUrl: string;
  storeCode: string;
  store: {
    name: string;
    email: string | null;
    phone: string | null;
    country?: string | undefined;
    currency: string;
    /** Formats are slow to make in the browser, so the server sends the sign and its place. */
    currencySign: string;
    isSignFirst: boolean;
    languages: Language[];
  };
  /** Absent without a brand. */
  brand?: LayoutBrand;
  categories: MenuCategory[];
  pages: MenuLink[];
  /** Texts outside the menus, such as privacy and accessibility: the footer links to them. */
  policies: MenuLink[];
  /** Paths of the merchant's pages that have links of their own; null where there is none. */
  links: Record<OwnLink, string | null>;
  social: Record<SocialNetwork, string | null>;
  message: StoreText | null;
  /** The merchant's words about the newsletter and how often it comes. */
  newsletterNote: StoreText | null;
  /** The page shows a draft. */
  isPreview: boolean;
  /** It takes no orders yet. */
  opensLater?: boolean;
  /** Calls that the API does not have; see api/absent-calls.ts. */
  absentCalls: readonly string[];
  /** Service that converts a position to an address, when one is configured. */
  geocoding?: { url: string; key: string | null };
}

/** The brand of the shop, with what follows from it for the page. */
export interface LayoutBrand extends NonNullable<Store['brand']> {
  /** The colour of the browser's own bars. */
  themeColor: string;
}

/** Categories and their children in one list. */
export const menuLinks = (categories: readonly MenuCategory[]): MenuLink[] =>
  categories.flatMap((category) => [category, ...category.children]);

export const socialNetworks = ['instagram', 'pinterest', 'facebook', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const helpTopics = ['delivery', 'returns'] as const;
type HelpTopic = (typeof helpTopics)[number];
type OwnLink = HelpTopic | 'about' | 'legal' | 'cookies';

const slugOf = ({ id, description }: { id: number; description: { friendlyUrl: string | null } | null }) =>
  description?.friendlyUrl ?? String(id);

/** Pages with their own screen. */
const pagesWithOwnScreen = ['about-us', 'legal-policies'];

const visibleCategories = (categories: Category[]): Category[] =>
  categories.filter(({ visible }) => visible).sort((a, b) => a.sortOrder - b.sortOrder);

const menuLink = (page: Pick<Category, 'id' | 'description'>, language: Language): MenuLink => ({
  name: page.description.name,
  nameLanguage: textLanguage(page.description, 'name', language),
  slug: slugOf(page),
});

/** The menu is part of every page, twice; a category's own page has all its parts, and "View all" has all categories. */
const maxLinks = 200;
const maxChildren = 24;

export function menuCategories(
  categories: Category[],
  toPath: (imageUrl: string) => string,
  language: Language,
): MenuCategory[] {
  const shown = visibleCategories(categories).slice(0, maxLinks);
  const most = Math.min(maxChildren, Math.floor((maxLinks - shown.length) / shown.length));
  return shown.map((category) => ({
    ...menuLink(category, language),
    id: category.id,
    image: category.image && toPath(category.image),
    children: visibleCategories(category.children)
      .slice(0, most)
      .map((child) => menuLink(child, language)),
  }));
}

/** Pages for the Blogs menu: visible, with a description, and linked to menus. */
export const menuPages = (pages: ContentPage[], language: Language): MenuLink[] =>
  pages.filter(({ visible, linkToMenu }) => visible && linkToMenu).flatMap((page) => pageLink(page, language));

const pageLink = ({ id, description }: ContentPage, language: Language): MenuLink[] =>
  description ? [menuLink({ id, description }, language)] : [];

const isPolicy = ({ visible, linkToMenu, publishedOn, description, code }: ContentPage): boolean =>
  visible && !linkToMenu && !publishedOn && description !== null && !pagesWithOwnScreen.includes(code);

const isHelp = ({ code }: ContentPage): boolean => helpTopics.some((topic) => topic === code);

/** The merchant's policy pages for the footer; delivery and returns are among the help links. */
export const policyLinks = (pages: ContentPage[], language: Language): MenuLink[] =>
  pages.filter((page) => isPolicy(page) && !isHelp(page)).flatMap((page) => pageLink(page, language));

/** Delivery and returns are pages of their own or sections of the legal policies. */
export function ownLinks(pages: ContentPage[]): LayoutData['links'] {
  const screenOf = (code: string) =>
    pages.some((page) => page.code === code && page.visible && page.description) ? `/${code}` : null;
  const legal = screenOf('legal-policies');
  const policyOf = (code: string) => {
    const page = pages.find((candidate) => candidate.code === code && isPolicy(candidate));
    return page ? `/content/${slugOf(page)}` : null;
  };
  const helpOf = (topic: HelpTopic) => policyOf(topic) ?? (legal && `${legal}#${topic}`);
  return {
    about: screenOf('about-us'),
    legal,
    delivery: helpOf('delivery'),
    returns: helpOf('returns'),
    cookies: policyOf('cookies'),
  };
}

export const socialLinks = (config: Config | null): LayoutData['social'] => ({
  instagram: config?.instagram || null,
  pinterest: config?.pinterest || null,
  facebook: config?.facebook || null,
  youtube: config?.youtube || null,
});

/** Without an answer of the server the shop is called by its host name. */
export function toLayoutStore(store: Store | null, shopUrl: string, language: Language): LayoutData['store'] {
  const currency = store?.currency ?? 'USD';
  return {
    name: store?.name ?? new URL(shopUrl).hostname,
    email: store?.email || null,
    phone: store?.phone || null,
    country: store?.address.country,
    currency,
    currencySign: currencySign(currency),
    isSignFirst: isSignFirst(language),
    languages: offeredLanguages(store),
  };
}

/** Pictures of the own shop by their path: a page may be opened at another name of it. */
export function toLayoutBrand(brand: NonNullable<Store['brand']>, shopUrl: string): LayoutBrand {
  const { siteIcon } = brand;
  const own = <P extends { url: string } | null>(picture: P) =>
    picture && { ...picture, url: ownPath(picture.url, shopUrl) };
  return {
    ...brand,
    logo: own(brand.logo),
    logoDark: own(brand.logoDark),
    siteIcon: siteIcon && {
      ...siteIcon,
      url: ownPath(siteIcon.url, shopUrl),
      smallUrl: ownPath(siteIcon.smallUrl, shopUrl),
    },
    themeColor: brandColors(brand).band,
  };
}
