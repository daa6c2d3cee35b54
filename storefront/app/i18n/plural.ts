import type { Language } from './language.ts';

const rules: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') };

/** French uses `one` for 0 and 1. `many` (a million and more) uses the form of `other`. */
export const plural = (language: Language, count: number, forms: { one: string; other: string }): string =>
  rules[language].select(count) === 'one' ? forms.one : forms.other;
