import { isLanguage, type Language, languages, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { translate } from '../messages/translate.ts';

const KEY = 'vitrine.admin.language';

/** The language chosen on this device, else the first of the browser's that the back office has. */
export function currentLanguage(): Language {
  const chosen = localStorage.getItem(KEY) ?? '';
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? languages[0] ?? 'en';
}

export const saveLanguage = (language: Language): void => localStorage.setItem(KEY, language);

interface Choice {
  language: Language;
  choose: (language: Language) => void;
}

const LanguageChoice = createContext<Choice>({ language: 'en', choose: () => {} });

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(currentLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = siteLanguages[language].direction;
  }, [language]);
  const choose = (next: Language) => {
    saveLanguage(next);
    setLanguage(next);
  };
  return <LanguageChoice value={{ language, choose }}>{children}</LanguageChoice>;
}

export const useLanguageChoice = (): Choice => use(LanguageChoice);

/** `useMessages(orderMessages)`: the messages in the person's language. */
export const useMessages = <T extends object>(english: T): T => translate(english, use(LanguageChoice).language);

/** For Intl. */
export const useLocale = (): string => siteLanguages[use(LanguageChoice).language].locale;
