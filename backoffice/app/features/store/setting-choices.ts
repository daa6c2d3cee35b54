// Pure: what can be chosen for the settings of a shop, by name in the language of the person.
import { asTitle } from '../../format/names.ts';

interface Choice {
  value: string;
  name: string;
}

const byName = (choices: Choice[], locale: string): Choice[] =>
  choices.toSorted((a, b) => a.name.localeCompare(b.name, locale));

export const currencyChoices = (locale: string): Choice[] => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return byName(
    Intl.supportedValuesOf('currency').map((value) => ({
      value,
      name: `${asTitle(names.of(value) ?? value, locale)} (${value})`,
    })),
    locale,
  );
};

/** UTC is not in the list of browsers. */
export const timeZoneChoices = (): Choice[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')].map((value) => ({
    value,
    name: value.replaceAll('_', ' '),
  }));

/** For a shop whose zone nobody has chosen yet: the one of this computer. */
export const offeredTimeZone = (stored: string, here = new Intl.DateTimeFormat().resolvedOptions().timeZone): string =>
  stored === 'UTC' ? here : stored;

/** The main language first, then the others in the usual order. */
export const languagesInOrder = (main: string, others: readonly string[]): string[] => [
  main,
  ...others.filter((code) => code !== main),
];
