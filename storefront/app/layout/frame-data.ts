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

export interface FrameData {
  shopUrl: string;
  merchant: string;
  store: { name: string; email: string | null; phone: string | null; currency: string };
  categories: MenuCategory[];
  pages: MenuLink[];
  social: Record<SocialNetwork, string | null>;
  message: string | null;
  /** The service that turns a position into an address, where the shop has one. */
  geocoding?: { url: string; key: string | null };
}

export const socialNetworks = ['instagram', 'pinterest', 'facebook', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const slugOf = ({ id, description }: { id: number; description: { friendlyUrl: string | null } | null }) =>
  description?.friendlyUrl ?? String(id);

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

export const socialLinks = (config: Config | null): FrameData['social'] => ({
  instagram: config?.instagram || null,
  pinterest: config?.pinterest || null,
  facebook: config?.facebook || null,
  youtube: config?.youtube || null,
});

export const storeFacts = (store: Store | null): FrameData['store'] => ({
  name: store?.name ?? 'Vitrine',
  email: store?.email || null,
  phone: store?.phone || null,
  currency: store?.currency ?? 'USD',
});
