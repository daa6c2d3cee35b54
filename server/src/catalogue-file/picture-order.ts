// Pure: the pictures of a catalogue file in the order in which shoppers see them. Their sizes are made in this order.
import type { CatalogueFile, FileCategory, FileHomeSection, FilePicture } from './catalogue-file-shape.ts';
import { fileOf } from './file-values.ts';

export const pictureNamesOf = (file: CatalogueFile): string[] => [...new Set(picturesOf(file).map(fileOf))];

/** All pictures: first the home page from top to bottom, then categories, then products, then everything else. */
export function picturesOf(file: CatalogueFile): FilePicture[] {
  const { products, pages, home } = file;
  const categories = file.categories.flatMap(withChildren);
  return [
    ...(home ?? []).flatMap((section) => picturesOfSection(section, file)),
    ...categories.flatMap(({ image, headImage }) => [headImage, image].flatMap((picture) => picture ?? [])),
    ...products.flatMap(({ images }) => (images ?? []).slice(0, 1)),
    ...pages.flatMap(({ image }) => image ?? []),
    ...products.flatMap(({ images }) => images ?? []),
    ...products.flatMap(({ variants }) => (variants ?? []).flatMap(({ images }) => images ?? [])),
  ];
}

function picturesOfSection(
  { type, images, group }: FileHomeSection,
  { categories, products, pages, groups }: CatalogueFile,
): FilePicture[] {
  if (type === 'categories') return categories.flatMap(({ image }) => image ?? []);
  if (type === 'journal') return pages.flatMap(({ image, publishedOn }) => (publishedOn && image ? [image] : []));
  const shown = groups.find(({ code }) => code === group)?.products ?? [];
  return [
    ...(images ?? []),
    ...shown.flatMap((sku) => (products.find((product) => product.sku === sku)?.images ?? []).slice(0, 1)),
  ];
}

const withChildren = (category: FileCategory): FileCategory[] => [
  category,
  ...(category.children ?? []).flatMap(withChildren),
];
