// Pure: delivery, taxes and the home page, which are replaced as a whole. From the file to fields, to what is stored, back.
import { type FileTexts, inEachLanguage, pictureFrom } from '@vitrine/contract/fields/field-file-values.ts';
import { toMajor, toMinorRounded } from '@vitrine/contract/text/minor-units.ts';
import type { HomeSectionTexts, NewHomeSection } from '../../content/content.ts';
import type { DeliveryRule, TaxRule } from '../../store/store.ts';
import type { FileDelivery, FileHomeSection, FileTax } from './catalog-file-shape.ts';
import type { DeliveryValue, HomeValue, TaxValue } from './entry-fields.ts';
import type { ImportScope } from './entry-patch.ts';
import { readingOf } from './file-values.ts';

type Texts = Readonly<Record<string, string>>;

const textsOf = (text: FileTexts | null | undefined, languages: readonly string[]): Texts =>
  text === undefined || text === null
    ? {}
    : (Object.fromEntries([...inEachLanguage(text, languages)].filter(([, value]) => value !== null)) as Texts);

export const deliveryValue = ({ countries, zones, methods }: FileDelivery, scope: ImportScope): DeliveryValue => ({
  countries,
  zones,
  methods: methods.map(({ code, name, price, freeFrom, days }) => ({
    code,
    name: textsOf(name, scope.languages),
    price: toMinorRounded(price, scope.currency),
    ...(freeFrom !== undefined && { freeFrom: toMinorRounded(freeFrom, scope.currency) }),
    days: typeof days === 'number' ? [days, days] : days,
  })),
});

export const taxValue = ({ name, rate, ...rest }: FileTax, scope: ImportScope): TaxValue => ({
  ...rest,
  name: textsOf(name, scope.languages),
  rate: String(Number(rate)),
});

/** With amounts in units of the currency, as the file has them. */
export const fileDelivery = ({ methods, ...places }: DeliveryValue, currency: string): FileDelivery => ({
  countries: [...places.countries],
  zones: [...places.zones],
  methods: methods.map(({ price, freeFrom, days, ...method }) => ({
    ...method,
    price: toMajor(price, currency),
    ...(freeFrom !== undefined && { freeFrom: toMajor(freeFrom, currency) }),
    days: [...days],
  })),
});

export const deliveryRule = ({ countries, zones, methods }: DeliveryValue): DeliveryRule => ({
  countries,
  zones,
  methods: methods.map(({ code, name, price, freeFrom = null, days: [minimumDays, maximumDays] }) => ({
    code,
    name,
    price,
    freeFrom,
    minimumDays,
    maximumDays,
  })),
});

export const storedDelivery = ({ countries, zones, methods }: DeliveryRule): DeliveryValue => ({
  countries,
  zones,
  methods: methods.map(({ code, name, price, freeFrom, minimumDays, maximumDays }) => ({
    code,
    name: { ...name },
    price,
    ...(freeFrom !== null && { freeFrom }),
    days: [minimumDays, maximumDays],
  })),
});

export const taxRule = ({ rate, ...rest }: TaxValue): TaxRule => ({
  ...rest,
  rate: Math.round(Number(rate) * 1000),
});

export const storedTax = ({ rate, name, ...rest }: TaxRule): TaxValue => ({
  ...rest,
  name: { ...name },
  rate: String(rate / 1000),
});

export function homeValue(section: FileHomeSection, scope: ImportScope): HomeValue {
  const { languages } = scope;
  const { type, group, link, visible, title, text, linkText, items, images } = section;
  return {
    type,
    ...(group && { group }),
    ...(link && { link }),
    visible: visible ?? true,
    title: textsOf(title, languages),
    text: textsOf(text, languages),
    linkText: textsOf(linkText, languages),
    items: (items ?? []).map((item) => ({
      title: textsOf(item.title, languages),
      text: textsOf(item.text, languages),
      ...(item.icon && { icon: item.icon }),
    })),
    images: (images ?? []).flatMap((image) => pictureFrom(image, readingOf(scope))),
  };
}

export function homeSection(
  { type, group, link, visible, title, text, linkText, items, images }: HomeValue,
  position: number,
  languages: readonly string[],
  mediaIds: ReadonlyMap<string, number>,
): NewHomeSection {
  const textsIn = (language: string): HomeSectionTexts => ({
    title: title[language],
    text: text[language],
    linkText: linkText[language],
    items: items.map((item) => ({
      title: item.title[language] ?? '',
      text: item.text[language] ?? '',
      icon: item.icon ?? null,
    })),
    alts: images.map(({ alt }) => alt[language] ?? ''),
  });
  return {
    type,
    groupCode: group ?? null,
    link: link ?? null,
    mediaIds: images.map(({ hash }) => mediaIds.get(hash) ?? 0),
    mediaNames: images.map(({ name }) => name),
    visible,
    position,
    texts: Object.fromEntries(languages.map((language) => [language, textsIn(language)])),
  };
}

export function storedHomeSection(
  section: Pick<NewHomeSection, 'type' | 'visible' | 'texts' | 'mediaNames'> & {
    readonly groupCode: string | null;
    readonly link: string | null;
    readonly hashes: readonly string[];
  },
): HomeValue {
  const languages = Object.entries(section.texts as Record<string, HomeSectionTexts>);
  const by = (part: (texts: HomeSectionTexts) => string | undefined): Texts =>
    Object.fromEntries(
      languages.flatMap(([language, texts]) => {
        const value = part(texts);
        return value === undefined || value === '' ? [] : [[language, value] as const];
      }),
    );
  const first = languages[0]?.[1];
  return {
    type: section.type,
    ...(section.groupCode !== null && { group: section.groupCode }),
    ...(section.link !== null && { link: section.link }),
    visible: section.visible,
    title: by(({ title }) => title),
    text: by(({ text }) => text),
    linkText: by(({ linkText }) => linkText),
    items: (first?.items ?? []).map(({ icon }, index) => ({
      title: by(({ items }) => items[index]?.title),
      text: by(({ items }) => items[index]?.text),
      ...(icon !== null && { icon }),
    })),
    images: section.hashes.map((hash, index) => ({
      hash,
      name: section.mediaNames[index] ?? hash,
      alt: by(({ alts }) => alts[index]),
    })),
  };
}
