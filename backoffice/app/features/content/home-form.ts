// Pure: the home page as the values of its form, what keeps it from being saved, and what is sent.
import type { EditedHome, SentHomeSection } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { type FormPatch, type FormValue, type FormValues, pictureIn, textIn } from '../../forms/form-values.ts';

export type HomeText = 'title' | 'text' | 'linkText' | 'alt' | 'itemTitle' | 'itemText';
export type HomeIssue = 'link' | 'group';
type SectionType = SentHomeSection['type'];

/** The parts of a section by its type. */
export const partsOfType: Readonly<Record<SectionType, readonly ('texts' | 'link' | 'image' | 'group' | 'items')[]>> = {
  hero: ['texts', 'link', 'image'],
  promo: ['texts', 'link', 'image'],
  categories: ['texts'],
  products: ['texts', 'group'],
  journal: ['texts'],
  promises: ['items'],
};

export const SECTIONS = 'sections';
export const sectionKey = (field: 'type' | 'visible' | 'group' | 'link' | 'image' | 'items' | 'icon', id: string) =>
  `section:${field}:${id}`;
/** The id stands with the field: the language comes last, as in every form. */
export const homeTextKey = (field: HomeText, id: string, language: string) => `text:${field}@${id}:${language}`;

export const idsIn = (values: FormValues, key = SECTIONS): readonly string[] =>
  (values[key] ?? []) as readonly string[];
export const typeIn = (values: FormValues, id: string): SectionType =>
  textIn(values, sectionKey('type', id)) as SectionType;

export function valuesOf({ sections }: EditedHome, languages: readonly string[]): FormValues {
  const values: Record<string, FormValue> = { [SECTIONS]: sections.map((_, index) => idAt(index)) };
  const write = (field: HomeText, id: string, texts: Readonly<Record<string, string>>) => {
    for (const language of languages) values[homeTextKey(field, id, language)] = texts[language] ?? '';
  };
  for (const [index, section] of sections.entries()) {
    const id = idAt(index);
    const [image] = section.images;
    values[sectionKey('type', id)] = section.type;
    values[sectionKey('visible', id)] = section.visible;
    values[sectionKey('group', id)] = section.group ?? '';
    values[sectionKey('link', id)] = section.link ?? '';
    values[sectionKey('image', id)] = image ? [{ ...image, alt: {} }] : [];
    values[sectionKey('items', id)] = section.items.map((_, item) => `${id}-${item}`);
    for (const field of ['title', 'text', 'linkText'] as const) write(field, id, section[field]);
    write('alt', id, image?.alt ?? {});
    for (const [item, { title, text, icon }] of section.items.entries()) {
      write('itemTitle', `${id}-${item}`, title);
      write('itemText', `${id}-${item}`, text);
      values[sectionKey('icon', `${id}-${item}`)] = icon ?? '';
    }
  }
  return values;
}

const idAt = (index: number): string => `s${index}`;

/** A new section at the end. */
export const addedSection = (values: FormValues, type: SectionType, id: string): FormPatch => ({
  [SECTIONS]: [...idsIn(values), id],
  [sectionKey('type', id)]: type,
  [sectionKey('visible', id)]: true,
});

export function checkHome(_: EditedHome, values: FormValues): Record<string, HomeIssue> {
  const issues: Record<string, HomeIssue> = {};
  for (const id of idsIn(values)) {
    const parts = partsOfType[typeIn(values, id)];
    const link = textIn(values, sectionKey('link', id)).trim();
    if (link !== '' && !/^\/(?![/\\])/.test(link)) issues[sectionKey('link', id)] = 'link';
    if (parts.includes('group') && textIn(values, sectionKey('group', id)) === '')
      issues[sectionKey('group', id)] = 'group';
  }
  return issues;
}

/** All sections: they are saved together. Pictures that the form does not show stay. */
export function sectionsFrom(home: EditedHome, values: FormValues, languages: readonly string[]): SentHomeSection[] {
  const texts = (field: HomeText, id: string) =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const text = textIn(values, homeTextKey(field, id, language)).trim();
        return text === '' ? [] : [[language, text]];
      }),
    );
  return idsIn(values).map((id) => {
    const image = pictureIn(values, sectionKey('image', id));
    const others = home.sections[Number(id.slice(1))]?.images.slice(1) ?? [];
    return {
      type: typeIn(values, id),
      visible: values[sectionKey('visible', id)] === true,
      group: textIn(values, sectionKey('group', id)) || null,
      link: textIn(values, sectionKey('link', id)).trim() || null,
      title: texts('title', id),
      text: texts('text', id),
      linkText: texts('linkText', id),
      items: idsIn(values, sectionKey('items', id)).map((item) => ({
        title: texts('itemTitle', item),
        text: texts('itemText', item),
        icon: textIn(values, sectionKey('icon', item)) || null,
      })),
      images: [
        ...(image ? [{ hash: image.hash, name: image.name, alt: texts('alt', id) }] : []),
        ...others.map(({ hash, name, alt }) => ({ hash, name, alt })),
      ],
    };
  });
}
