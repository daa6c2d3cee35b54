// Theme and language are chosen in the header and stored in the browser only; pages are the same for everybody.
import { createStore } from '@vitrine/ui/create-store.ts';
import type { Language } from '../../i18n/language.ts';
import { store } from '../../session/browser-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const isTheme = (text: string | undefined): text is Theme => themes.some((theme) => theme === text);

export const themeStorageKey = 'vitrine.theme';

/** The first paint script has set the stored choice on the document. */
const chosen = createStore<Theme>(() => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
});

export const currentTheme = chosen.get;
export const onThemeChange = chosen.subscribe;

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  chosen.set(theme);
}

export const languageStorageKey = 'vitrine.language';

/** The path determines the language of a page; the stored choice is for later visits of the root path. */
export const storeLanguage = (language: Language): boolean => store(languageStorageKey, language);
