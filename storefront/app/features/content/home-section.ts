import type { HomeSection } from '@vitrine/contract/content-shapes.ts';
import { ownPath } from '../../format/image-url.ts';
import { type Photo, photoOf } from '../../format/photo.ts';

export interface HomeBlock {
  type: HomeSection['type'];
  code: string | null;
  title: string | null;
  text: string | null;
  link: { text: string; to: string } | undefined;
  photos: Photo[];
  items: HomeSection['items'];
}

export const homeBlocks = (sections: HomeSection[], shopUrl: string): HomeBlock[] =>
  sections
    .filter(({ visible }) => visible)
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((section) => ({
      type: section.type,
      code: section.code,
      title: section.title,
      text: section.text,
      link:
        section.link && section.linkText ? { text: section.linkText, to: ownPath(section.link, shopUrl) } : undefined,
      photos: section.images.map((image) => photoOf(image, shopUrl)),
      items: section.items,
    }));
