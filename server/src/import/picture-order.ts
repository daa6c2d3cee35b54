// Pure: the pictures of a catalog file in the order in which shoppers see them. Their sizes are made in this order.
import type { FilePicture } from '@vitrine/contract/fields/field-file-values.ts';
import type { FileCategory, FileHomeSection } from '../product-editing/entries/catalog-file-shape.ts';
import { fileOf } from '../product-editing/entries/file-values.ts';
import type { ProductPictures } from './product-store.ts';
import type { CatalogBody } from './read-catalog-file.ts';

/** Names of all pictures: first the home page from top to bottom, then categories, then products, then everything else. */
export function pictureNamesOf(file: CatalogBody, ofProducts: ProductPictures): string[] {
  const { pages, home } = file;
  const categories = file.categories.flatMap(withChildren);
  return [
    ...new Set([
      ...(home ?? []).flatMap((section) => namesOfSection(section, file, ofProducts)),
      ...namesOf(categories.flatMap(({ image, headImage }) => [headImage, image])),
      ...ofProducts.firstOf.values(),
      ...namesOf(pages.map(({ image }) => image)),
      ...ofProducts.ofProducts,
      ...ofProducts.ofVariants,
    ]),
  ];
}

const namesOf = (pictures: readonly (FilePicture | null | undefined)[]): string[] =>
  pictures.flatMap((picture) => (picture ? [fileOf(picture)] : []));

function namesOfSection(
  { type, images, group }: FileHomeSection,
  { categories, pages, groups }: CatalogBody,
  { firstOf }: ProductPictures,
): string[] {
  if (type === 'categories') return namesOf(categories.map(({ image }) => image));
  if (type === 'journal') return namesOf(pages.map(({ image, publishedOn }) => publishedOn && image));
  const shown = groups.find(({ code }) => code === group)?.products ?? [];
  return [...namesOf(images ?? []), ...shown.flatMap((sku) => firstOf.get(sku) ?? [])];
}

const withChildren = (category: FileCategory): FileCategory[] => [
  category,
  ...(category.children ?? []).flatMap(withChildren),
];
