// Pure: stored entries as the entries of a catalog file, for the export. Importing them changes nothing.
import { goodsFields } from '@vitrine/contract/catalog/product-fields.ts';
import type { CustomFieldSets } from '@vitrine/contract/custom-fields/custom-fields.ts';
import {
  type FileWriting,
  pictureEntry,
  textsOf,
  writeFileFields,
} from '@vitrine/contract/fields/field-file-values.ts';
import {
  type EntryKind,
  entryFields,
  type Fields,
  type HomeValue,
} from '../../product-editing/entries/entry-fields.ts';
import { textsIn, valueCodes } from '../../product-editing/entries/fields.ts';
import { propertyCodes } from '../../product-editing/entries/property-order.ts';
import type { StoredEntries, StoredKind } from '../../product-editing/entries/stored-entries-repository.ts';
import type { StoredProduct } from '../../product-editing/entries/stored-products-repository.ts';
import { fileDelivery } from '../../product-editing/entries/whole-values.ts';
import { ownScreenFields } from '../../store/store.ts';

export type FileEntry = Readonly<Record<string, unknown>>;

/** Without the keys that have no value. */
const stated = (entry: FileEntry): FileEntry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined && value !== null));

/** The fields of an entry. Its place is that in the file. */
function written<K extends EntryKind>(kind: K, fields: Fields<K>, writing: FileWriting): FileEntry {
  const { position: _, ...entry } = writeFileFields(entryFields[kind], fields, writing);
  return entry;
}

/** Entries of a kind that a file has as a list. */
export const fileEntries = <K extends StoredKind>(
  kind: K,
  entries: StoredEntries<K>,
  writing: FileWriting,
): FileEntry[] => [...entries].map(([code, fields]) => ({ code, ...written(kind, fields, writing) }));

export function storeEntries(code: string, fields: Fields<'store'>, writing: FileWriting): FileEntry {
  const isElsewhere = (field: string) => Object.values(ownScreenFields).some((own) => own.some((one) => one === field));
  const { delivery, taxes, ...rest } = fields;
  const others = Object.fromEntries(Object.entries(rest).filter(([field]) => !isElsewhere(field))) as Fields<'store'>;
  const social = Object.fromEntries(textsIn(others, 'social'));
  return {
    store: { code, ...written('store', others, writing), social },
    delivery: delivery?.map((rule) => fileDelivery(rule, writing.currency)),
    taxes,
  };
}

export const couponEntries = (entries: StoredEntries<'coupon'>, writing: FileWriting): FileEntry[] =>
  fileEntries('coupon', entries, writing).map(({ code, kind, percent, amount, ...entry }) => ({
    ...stated({ code, kind, value: percent ?? amount }),
    ...entry,
  }));

export const optionEntries = (entries: StoredEntries<'option'>, writing: FileWriting): FileEntry[] =>
  [...entries].map(([code, fields]) => ({
    code,
    ...written('option', fields, writing),
    values: valueCodes(fields).map((value) =>
      stated({
        code: value,
        name: textsOf(`value.${value}.name`, fields),
        swatch: fields[`value.${value}.swatch`],
      }),
    ),
  }));

export const customFieldEntries = (entries: StoredEntries<'field'>, writing: FileWriting): FileEntry[] =>
  [...entries].map(([code, fields]) => {
    const { subject: on, kind, name, help, ...marks } = written('field', fields, writing);
    const choices = valueCodes(fields).map((value) =>
      stated({ code: value, name: textsOf(`value.${value}.name`, fields) }),
    );
    return stated({ code, on, kind, name, help, choices: choices.length === 0 ? undefined : choices, ...marks });
  });

export function categoryEntries(
  entries: StoredEntries<'category'>,
  writing: FileWriting,
  custom: CustomFieldSets,
  parent?: string,
): FileEntry[] {
  const below = [...entries].filter(([, fields]) => fields.parent === parent);
  return below.map(([code, fields]) => {
    const { image, headImage: head } = fields;
    const { parent: _, headAlt: __, ...entry } = written('category', fields, writing);
    const children = categoryEntries(entries, writing, custom, code);
    return stated({
      code,
      ...entry,
      image: image && (writing.fileOf(image) ?? image),
      headImage: head && pictureEntry({ ...head, alt: textsOf('headAlt', fields) ?? {} }, writing),
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
  const codes = propertyCodes(fields);
  const own = variants.size === 1 ? variants.get(sku) : undefined;
  const isSimple = own !== undefined && textsIn(own, 'option').size === 0;
  return stated({
    sku,
    ...written('product', fields, writing),
    ...(isSimple && { ...writeFileFields(goodsFields, own, writing), history: history.get(sku) }),
    ...writeFileFields(
      { ...custom.product, ...(isSimple && custom.variant) },
      { ...fields, ...(isSimple && own) },
      writing,
    ),
    properties:
      codes.length === 0
        ? undefined
        : Object.fromEntries(codes.map((code) => [code, textsOf(`property.${code}`, fields)])),
    variants: isSimple
      ? undefined
      : [...variants].map(([key, of]) =>
          stated({
            sku: key,
            options: Object.fromEntries(textsIn(of, 'option')),
            ...written('variant', of, writing),
            ...writeFileFields(custom.variant, of, writing),
            history: history.get(key),
          }),
        ),
    reviews: reviews.length === 0 ? undefined : reviews,
  });
}

export const pageEntries = (entries: StoredEntries<'page'>, writing: FileWriting): FileEntry[] =>
  [...entries].map(([code, fields]) => {
    const { imageAlt: _, ...entry } = written('page', fields, writing);
    const { image } = fields;
    const alt = textsOf('imageAlt', fields) ?? {};
    return stated({ code, ...entry, image: image && pictureEntry({ ...image, alt }, writing) });
  });

export function homeEntries(sections: readonly HomeValue[] = [], writing: FileWriting): FileEntry[] | undefined {
  const present = (text: Readonly<Record<string, string>>) => (Object.keys(text).length === 0 ? undefined : text);
  if (sections.length === 0) return undefined;
  return sections.map(({ title, text, linkText, items, images, ...rest }) =>
    stated({
      ...rest,
      title: present(title),
      text: present(text),
      linkText: present(linkText),
      items,
      images: images.map((picture) => pictureEntry(picture, writing)),
    }),
  );
}

export const synonymEntries = (entries: StoredEntries<'synonyms'>): FileEntry =>
  Object.fromEntries([...entries].map(([language, { words }]) => [language, words]));

export const redirectEntries = (entries: StoredEntries<'redirect'>): { readonly from: string; readonly to: string }[] =>
  [...entries].map(([from, { to = '' }]) => ({ from, to }));
