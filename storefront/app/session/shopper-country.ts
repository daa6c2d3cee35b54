// The country the shopper wants deliveries to, as chosen on a product page, in the cart or in the checkout.
import { storedValue } from './stored-value.ts';

const isCode = (text: string | null): text is string => /^[A-Z]{2}$/.test(text ?? '');

/** Null until one was chosen. */
export const chosenCountry = storedValue<string | null>(
  () => 'vitrine.country',
  (stored) => (isCode(stored) ? stored : null),
  (country) => country,
);

export interface CountryHints {
  /** Countries the shop delivers to. */
  served: readonly string[];
  chosen: string | null;
  /** Language of the page. */
  language: string;
  /** Whether the page is in the first language of the shop. */
  isDefaultLanguage: boolean;
  /** In order of preference, such as `de-AT`. */
  browserLanguages: readonly string[];
  /** Country of the shop. */
  home: string | null;
}

/**
 * The chosen country, or else a guess: the region of the browser's language that the page is in, then the region where
 * that language is most at home, then any region of the browser, then the country of the shop.
 */
export function guessCountry(hints: CountryHints): string | null {
  const { served, chosen, language, isDefaultLanguage, browserLanguages, home } = hints;
  const locales = browserLanguages.flatMap(parseLocale);
  const ofPage = locales.filter((locale) => locale.language === language).map(({ region }) => region);
  const usual = isDefaultLanguage ? [] : parseLocale(language).map((locale) => locale.maximize().region);
  const candidates = [chosen, ...ofPage, ...usual, ...locales.map(({ region }) => region), home];
  return candidates.find((country) => country && served.includes(country)) ?? home;
}

function parseLocale(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}
