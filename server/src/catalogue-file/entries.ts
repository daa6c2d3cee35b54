// Pure: converts entries of the file to the input of catalog and content.
import type { NewCategory, NewDescription, NewImage, NewProduct, NewVariant } from '../catalog/catalog.ts';
import type { HomeSectionTexts, NewContent, NewHomeSection } from '../content/content.ts';
import type { SavedPicture } from '../media/media.ts';
import type {
  CatalogueFile,
  FileCategory,
  FilePicture,
  FileProduct,
  FileText,
  FileVariant,
} from './catalogue-file-shape.ts';
import { altOf, dayFrom, fileOf, inEachLanguage, slugFrom } from './file-values.ts';
import { renderMarkdown } from './markdown.ts';
import { offersFrom } from './price-offers.ts';

export interface ImportScope {
  readonly languages: readonly string[];
  readonly currency: string;
  readonly now: Date;
  readonly pictures: ReadonlyMap<string, SavedPicture>;
}

type Page = CatalogueFile['pages'][number];
type Box = CatalogueFile['boxes'][number];
type HomeSection = CatalogueFile['home'][number];

interface Described {
  readonly name: FileText;
  readonly slug?: FileText | undefined;
  readonly title?: FileText | undefined;
  readonly metaDescription?: FileText | undefined;
  readonly highlights?: FileText | undefined;
  readonly description?: FileText | undefined;
  readonly keywords?: FileText | undefined;
}

function descriptionsOf(entry: Described, { languages }: ImportScope): NewDescription[] {
  const part = (text: FileText | undefined) => inEachLanguage(text, languages);
  const [slug, title, highlights] = [part(entry.slug), part(entry.title), part(entry.highlights)];
  const [description, meta, keywords] = [part(entry.description), part(entry.metaDescription), part(entry.keywords)];
  return [...part(entry.name)].map(([language, name]) => {
    const markdown = description.get(language);
    return {
      language,
      name,
      friendlyUrl: slug.get(language) ?? slugFrom(name, language),
      title: title.get(language) ?? null,
      highlights: highlights.get(language) ?? null,
      description: markdown === undefined ? null : renderMarkdown(markdown),
      metaDescription: meta.get(language) ?? highlights.get(language) ?? null,
      keyWords: keywords.get(language) ?? null,
    };
  });
}

export function categoryFrom(category: FileCategory, scope: ImportScope): NewCategory {
  const { headImage } = category;
  const headAlt = altsOf(headImage, scope);
  return {
    code: category.code,
    visible: category.visible,
    featured: category.featured,
    mediaId: mediaOf(category.image, scope),
    headMediaId: mediaOf(headImage, scope),
    headMediaName: headImage === undefined ? null : fileOf(headImage),
    descriptions: descriptionsOf(category, scope).map((text) => ({
      ...text,
      headAlt: headAlt.get(text.language) ?? null,
    })),
    children: category.children.map((child) => categoryFrom(child, scope)),
  };
}

export function productFrom(product: FileProduct, position: number, scope: ImportScope): NewProduct {
  const { now, languages } = scope;
  const addedOn = dayFrom(product.addedOn ?? '+0d', now);
  return {
    sku: product.sku,
    brand: product.brand ?? null,
    categories: product.categories,
    descriptions: descriptionsOf(product, scope),
    properties: Object.entries(product.properties).map(([code, text]) => [code, inEachLanguage(text, languages)]),
    fields: {
      visible: product.visible,
      available: product.available,
      shippable: product.shippable,
      preOrder: product.preOrder,
      availableOn: product.availableOn === undefined ? addedOn : dayFrom(product.availableOn, now),
      addedOn,
      position,
      width: product.size.width ?? null,
      length: product.size.length ?? null,
      height: product.size.height ?? null,
      weight: product.size.weight ?? null,
      sold: product.sold,
      lowStock: product.lowStock ?? null,
      condition: product.condition,
    },
    images: product.images.flatMap((picture) => imageFrom(picture, scope)),
    variants: variantsFrom(product, scope),
    related: product.related,
  };
}

/** Only variants are sold: a product without options gets one with its own SKU. */
function variantsFrom(product: FileProduct, scope: ImportScope): NewVariant[] {
  const { currency, now } = scope;
  if (product.variants.length === 0) {
    const offers = offersFrom(product, undefined, currency, now);
    const { sku, stock = 0 } = product;
    return [{ sku, available: true, stock, ...marksOf(product), options: [], offers, images: [] }];
  }
  return product.variants.map((variant) => ({
    sku: variant.sku,
    available: variant.available,
    stock: variant.stock,
    ...marksOf(variant),
    options: Object.entries(variant.options),
    offers: offersFrom(product, variant, currency, now),
    images: variant.images.flatMap((picture) => imageFrom(picture, scope)),
  }));
}

const marksOf = ({ gtin, mpn }: Pick<FileVariant, 'gtin' | 'mpn'>) => ({ gtin: gtin ?? null, mpn: mpn ?? null });

export function pageFrom(page: Page, position: number, scope: ImportScope): NewContent {
  const alt = altsOf(page.image, scope);
  const described = descriptionsOf({ ...page, highlights: page.summary, description: page.text }, scope);
  return {
    kind: 'page',
    code: page.code,
    visible: page.visible,
    linkToMenu: page.menu,
    position,
    mediaId: mediaOf(page.image, scope),
    mediaName: page.image === undefined ? null : fileOf(page.image),
    publishedOn: page.publishedOn === undefined ? null : dayFrom(page.publishedOn, scope.now),
    texts: described.map(({ keyWords: _, description, ...text }) => ({
      ...text,
      description: description ?? '',
      mediaAlt: alt.get(text.language) ?? null,
    })),
  };
}

export function boxFrom(box: Box, position: number, scope: ImportScope): NewContent {
  const names = inEachLanguage(box.name, scope.languages);
  return {
    kind: 'box',
    code: box.code,
    visible: box.visible,
    linkToMenu: false,
    position,
    mediaId: null,
    mediaName: null,
    publishedOn: null,
    texts: [...inEachLanguage(box.text, scope.languages)].map(([language, text]) => ({
      language,
      name: names.get(language) ?? box.code,
      description: renderMarkdown(text),
    })),
  };
}

export function homeSectionFrom(section: HomeSection, position: number, scope: ImportScope): NewHomeSection {
  const part = (text: FileText | undefined, language: string) => inEachLanguage(text, scope.languages).get(language);
  const textsIn = (language: string): HomeSectionTexts => ({
    title: part(section.title, language),
    text: part(section.text, language),
    linkText: part(section.linkText, language),
    items: section.items.map(({ title, text, icon }) => ({
      title: part(title, language) ?? '',
      text: part(text, language) ?? '',
      icon: icon ?? null,
    })),
    alts: section.images.map((picture) => part(altOf(picture), language) ?? ''),
  });
  return {
    type: section.type,
    groupCode: section.group ?? null,
    link: section.link ?? null,
    mediaIds: section.images.flatMap((picture) => mediaOf(picture, scope) ?? []),
    mediaNames: section.images.map(fileOf),
    visible: section.visible,
    position,
    texts: Object.fromEntries(scope.languages.map((language) => [language, textsIn(language)])),
  };
}

const mediaOf = (picture: FilePicture | undefined, { pictures }: ImportScope): number | null =>
  (picture !== undefined && pictures.get(fileOf(picture))?.id) || null;

const altsOf = (picture: FilePicture | undefined, { languages }: ImportScope): Map<string, string> =>
  picture === undefined ? new Map() : inEachLanguage(altOf(picture), languages);

function imageFrom(picture: FilePicture, scope: ImportScope): NewImage[] {
  const mediaId = mediaOf(picture, scope);
  return mediaId === null ? [] : [{ mediaId, name: fileOf(picture), alt: altsOf(picture, scope) }];
}
