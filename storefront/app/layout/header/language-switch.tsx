import { useLocation, useMatches } from 'react-router';
import { barePath, type Language, languages, localPath } from '../../i18n/language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { layoutMessages } from '../frame/layout-messages.ts';
import { storeLanguage } from './language-choice.ts';

const names: Record<Language, string> = { en: 'English', fr: 'Français' };

/** Paths of the same page in each language. Pages whose paths differ per language have them in their loader data. */
function usePagePaths(): Record<Language, string> {
  const { pathname, search } = useLocation();
  const loaderData = useMatches().at(-1)?.loaderData;
  const own =
    loaderData && typeof loaderData === 'object' && 'paths' in loaderData
      ? (loaderData.paths as Record<Language, string>)
      : undefined;
  const pathIn = (language: Language) => localPath(language, own?.[language] ?? barePath(pathname)) + search;
  return { en: pathIn('en'), fr: pathIn('fr') };
}

export function LanguageSwitch({ onBand = false, full = false }: { onBand?: boolean; full?: boolean }) {
  const t = useMessages(layoutMessages);
  const current = useLanguage();
  const paths = usePagePaths();
  return (
    <ul aria-label={t.language} className="flex">
      {languages.map((language) => (
        <li key={language}>
          {/* A plain link, because the whole document changes its language. */}
          <a
            href={paths[language]}
            onClick={() => storeLanguage(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-11 min-w-9 items-center justify-center px-2 text-small font-medium',
              'aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8',
              onBand ? 'text-on-footer aria-[current]:text-white' : 'text-second aria-[current]:text-strong',
            )}
          >
            {full ? names[language] : language.toUpperCase()}
            {!full && <span className="sr-only"> {names[language]}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
