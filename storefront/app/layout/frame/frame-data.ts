// What the frame round every page shows, cut down to that: it travels with each page.
import type { Category } from '@vitrine/contract/catalog-shapes.ts';
import type { ContentPage } from '@vitrine/contract/content-shapes.ts';
import type { Config, Store } from '@vitrine/contract/store-shapes.ts';

export interface MenuLink {
  name: string;
  slug: string;
}

export interface MenuCategory extends MenuLink {
  id: number;
  image: string | null;
  children: MenuLink[];
}

export interface LayoutData {
  shopUrl: string;
  merchant: string;
  store: { name: string; email: string | null; phone: string | null; currency: string };
  categories: MenuCategory[];
  pages: MenuLink[];
  /** Texts outside the menus, such as privacy and accessibility: the footer links to them. */
  policies: MenuLink[];
  /** Where the footer's help leads to. */
  help: Record<HelpTopic, string>;
  social: Record<SocialNetwork, string | null>;
  message: string | null;
  /** The service that turns a position into an address, where the shop has one. */
  geocoding?: { url: string; key: string | null };
}

export const socialNetworks = ['instagram', 'pinterest', 'facebook', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const helpTopics = ['delivery', 'returns'] as const;
export type HelpTopic = (typeof helpTopics)[number];

const slugOf = ({ id, description }: { id: number; description: { friendlyUrl: string | null } | null }) =>
  description?.friendlyUrl ?? String(id);

/** Pages that have a screen of their own. */
const ownScreens = ['about-us', 'legal-policies'];

const shown = (categories: Category[]): Category[] =>
  categories.filter(({ visible }) => visible).sort((a, b) => a.sortOrder - b.sortOrder);

export const menuCategories = (categories: Category[], toPath: (imageUrl: string) => string): MenuCategory[] =>
  shown(categories).map((category) => ({
    id: category.id,
    name: category.description.name,
    slug: slugOf(category),
    image: category.image && toPath(category.image),
    children: shown(category.children).map((child) => ({ name: child.description.name, slug: slugOf(child) })),
  }));

/** Pages for the Blogs menu: visible, with a description, and not kept out of the menus. */
export const menuPages = (pages: ContentPage[]): MenuLink[] =>
  pages.flatMap((page) =>
    page.visible && page.linkToMenu && page.description ? [{ name: page.description.name, slug: slugOf(page) }] : [],
  );

const isPolicy = ({ visible, linkToMenu, publishedOn, description, code }: ContentPage): boolean =>
  visible && !linkToMenu && !publishedOn && description !== null && !ownScreens.includes(code);

const isHelp = ({ code }: ContentPage): boolean => helpTopics.some((topic) => topic === code);

/** What the merchant has written for the foot of the page; delivery and returns stand among the help. */
export const policyLinks = (pages: ContentPage[]): MenuLink[] =>
  pages
    .filter((page) => isPolicy(page) && !isHelp(page))
    .map((page) => ({ name: page.description?.name ?? page.code, slug: slugOf(page) }));

/** A page of its own where there is one, else its part of the legal texts. */
export function helpPaths(pages: ContentPage[]): LayoutData['help'] {
  const pathOf = (topic: HelpTopic) => {
    const page = pages.find((candidate) => candidate.code === topic && isPolicy(candidate));
    return page ? `/content/${slugOf(page)}` : `/legal-policies#${topic}`;
  };
  return { delivery: pathOf('delivery'), returns: pathOf('returns') };
}

export const socialLinks = (config: Config | null): LayoutData['social'] => ({
  instagram: config?.instagram || null,
  pinterest: config?.pinterest || null,
  facebook: config?.facebook || null,
  youtube: config?.youtube || null,
});

export const storeFacts = (store: Store | null): LayoutData['store'] => ({
  name: store?.name ?? 'Vitrine',
  email: store?.email || null,
  phone: store?.phone || null,
  currency: store?.currency ?? 'USD',
});
