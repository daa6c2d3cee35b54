// Pure: stored entries as the entries of a catalog file, for the export. Importing them changes nothing.
import { goodsFields, productFields, variantFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { CustomFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import type { Texts } from '@vitrine/contract/fields/field.ts';
import {
  type FileWriting,
  pictureEntry,
  textsOf,
  writeFileFields,
} from '@vitrine/contract/fields/field-file-values.ts';
import {
  type Fields,
  listIn,
  propertyCode,
  textIn,
  textsIn,
  type Value,
  valueCodes,
} from '../../product-editing/entries/fields.ts';
import type { StoredEntries } from '../../product-editing/entries/stored-entries-repository.ts';
import type { StoredProduct } from '../../product-editing/entries/stored-products-repository.ts';
import { homeSectionsIn } from '../../product-editing/entries/whole-values.ts';

export type FileEntry = Readonly<Record<string, unknown>>;

const texts = (fields: Fields, prefix: string): Texts | undefined => textsOf(prefix, fields);

const html = (fields: Fields, prefix: string): FileEntry | undefined => {
  const found = texts(fields, prefix);
  return found && { html: found };
};

/** Without the keys that have no value. */
const stated = (entry: Readonly<Record<string, unknown>>): FileEntry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined && value !== null));

const seo = (fields: Fields): FileEntry => ({
  name: texts(fields, 'name'),
  slug: texts(fields, 'slug'),
  title: texts(fields, 'title'),
  metaDescription: texts(fields, 'metaDescription'),
});

export function storeEntries(code: string, fields: Fields): FileEntry {
  const { delivery, taxes, ...rest } = fields;
  const plain = Object.entries(rest).filter(([field]) => !field.startsWith('social.'));
  return { store: { code, ...Object.fromEntries(plain), social: texts(fields, 'social') ?? {} }, delivery, taxes };
}

const each = <T>(entries: StoredEntries, write: (code: string, fields: Fields) => T): T[] =>
  [...entries].map(([code, fields]) => write(code, fields));

export const brandEntries = (entries: StoredEntries): FileEntry[] =>
  each(entries, (code, fields) =>
    stated({ code, name: texts(fields, 'name'), description: texts(fields, 'description') }),
  );

export const optionEntries = (entries: StoredEntries): FileEntry[] =>
  each(entries, (code, fields) =>
    stated({
      code,
      name: texts(fields, 'name'),
      type: fields.type,
      values: valueCodes(fields).map((value) =>
        stated({
          code: value,
          name: texts(fields, `value.${value}.name`),
          swatch: fields[`value.${value}.swatch`],
        }),
      ),
    }),
  );

export const propertyEntries = (entries: StoredEntries): FileEntry[] =>
  each(entries, (code, fields) => stated({ code, name: texts(fields, 'name') }));

export const customFieldEntries = (entries: StoredEntries): FileEntry[] =>
  each(entries, (code, { subject, kind, shown, filter, onInvoice, ...fields }) => {
    const choices = valueCodes(fields).map((value) =>
      stated({ code: value, name: texts(fields, `value.${value}.name`) }),
    );
    return stated({
      code,
      on: subject,
      kind,
      name: texts(fields, 'name'),
      help: texts(fields, 'help'),
      choices: choices.length === 0 ? undefined : choices,
      shown,
      filter,
      onInvoice,
    });
  });

export function categoryEntries(
  entries: StoredEntries,
  writing: FileWriting,
  custom: CustomFieldSets,
  parent: string | null = null,
): FileEntry[] {
  const below = [...entries].filter(([, fields]) => textIn(fields, 'parent') === parent);
  return below.map(([code, fields]) => {
    const image = textIn(fields, 'image');
    const head = fields.headImage as { readonly hash: string; readonly name: string } | undefined;
    const children = categoryEntries(entries, writing, custom, code);
    return stated({
      code,
      ...seo(fields),
      highlights: texts(fields, 'highlights'),
      description: html(fields, 'description'),
      image: image === null ? null : (writing.fileOf(image) ?? image),
      headImage: head && pictureEntry({ ...head, alt: texts(fields, 'headAlt') ?? {} }, writing),
      visible: fields.visible,
      featured: fields.featured,
      ...writeFileFields(custom.category, fields, writing),
      children: children.length === 0 ? undefined : children,
    });
  });
}

export interface ProductExtras {
  /** Earlier prices by SKU, oldest first. */
  readonly history: ReadonlyMap<string, readonly FileEntry[]>;
  readonly reviews: readonly FileEntry[];
}

export function productEntry(
  sku: string,
  { fields, variants }: StoredProduct,
  writing: FileWriting,
  custom: CustomFieldSets,
  { history, reviews }: ProductExtras,
): FileEntry {
  const codes = [...new Set(Object.keys(fields).flatMap((field) => propertyCode(field) ?? []))];
  const own = variants.size === 1 ? variants.get(sku) : undefined;
  const isSimple = own !== undefined && textsIn(own, 'option').size === 0;
  return stated({
    sku,
    ...writeFileFields(productFields, fields, writing),
    ...(isSimple && { ...writeFileFields(goodsFields, own, writing), history: history.get(sku) }),
    ...writeFileFields(
      { ...custom.product, ...(isSimple && custom.variant) },
      { ...fields, ...(isSimple && own) },
      writing,
    ),
    properties:
      codes.length === 0
        ? undefined
        : Object.fromEntries(codes.map((code) => [code, texts(fields, `property.${code}`)])),
    variants: isSimple
      ? undefined
      : [...variants].map(([key, of]) =>
          stated({
            sku: key,
            options: texts(of, 'option') ?? {},
            ...writeFileFields({ ...variantFields, ...custom.variant }, of, writing),
            history: history.get(key),
          }),
        ),
    related: fields.related,
    reviews: reviews.length === 0 ? undefined : reviews,
  });
}

export const groupEntries = (entries: StoredEntries): FileEntry[] =>
  each(entries, (code, fields) => ({ code, products: listIn(fields, 'products') }));

export const pageEntries = (entries: StoredEntries, writing: FileWriting): FileEntry[] =>
  each(entries, (code, fields) => {
    const image = fields.image as { readonly hash: string; readonly name: string } | undefined;
    const alt = texts(fields, 'imageAlt') ?? {};
    return stated({
      code,
      ...seo(fields),
      text: html(fields, 'text'),
      summary: texts(fields, 'summary'),
      image: image && pictureEntry({ ...image, alt }, writing),
      publishedOn: fields.publishedOn,
      menu: fields.menu,
      visible: fields.visible,
    });
  });

export const boxEntries = (entries: StoredEntries): FileEntry[] =>
  each(entries, (code, fields) =>
    stated({ code, name: texts(fields, 'name'), text: html(fields, 'text'), visible: fields.visible }),
  );

export const homeEntries = (entries: StoredEntries, writing: FileWriting): FileEntry[] | undefined => {
  const sections = homeSectionsIn(entries.get('home') ?? {});
  const written = (text: Readonly<Record<string, string>>) => (Object.keys(text).length === 0 ? undefined : text);
  if (sections.length === 0) return undefined;
  return sections.map(({ title, text, linkText, items, images, ...rest }) =>
    stated({
      ...rest,
      title: written(title),
      text: written(text),
      linkText: written(linkText),
      items,
      images: images.map((picture) => pictureEntry(picture, writing)),
    }),
  );
};

export const synonymEntries = (entries: StoredEntries): Readonly<Record<string, Value | undefined>> =>
  Object.fromEntries(each(entries, (language, fields) => [language, fields.words] as const));

export const redirectEntries = (entries: StoredEntries): FileEntry[] => each(entries, (from, { to }) => ({ from, to }));

export const couponEntries = (entries: StoredEntries): FileEntry[] =>
  each(entries, (code, fields) => ({ code, ...fields }));
