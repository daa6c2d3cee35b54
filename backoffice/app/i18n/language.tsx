import { type Language, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { translate } from '../messages/translate.ts';
import { currentLanguage, saveLanguage } from './current-language.ts';

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
