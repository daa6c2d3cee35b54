import type { Language } from './language.ts';

const rules: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') };

/** French counts 0 and 1 as one; `many` (a million and more) reads as `other` in both languages here. */
export const plural = (language: Language, count: number, forms: { one: string; other: string }): string =>
  rules[language].select(count) === 'one' ? forms.one : forms.other;
