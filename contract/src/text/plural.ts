import type { Language } from '../site/site-languages.ts';
import { siteLanguages } from '../site/site-languages.ts';

/** The texts by the plural category of the language; a category without a text uses that of `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const rules = new Map<Language, Intl.PluralRules>();

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(siteLanguages[language].locale);
  rules.set(language, known);
  return known;
}

/** English uses `one` for 1 only, French for 0 and 1. */
export const plural = (language: Language, count: number, forms: PluralForms): string =>
  forms[rulesOf(language).select(count)] ?? forms.other;
