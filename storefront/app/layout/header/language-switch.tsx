import ChevronDown from 'lucide-react/icons/chevron-down';
import { useLocation, useMatches } from 'react-router';
import { barePath, type Language, localPath, siteLanguages } from '../../i18n/language.ts';
import type { PagePaths } from '../../i18n/page-paths.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { storeLanguage } from './language-choice.ts';

/** Path of the same page in a language. Pages whose paths differ per language have them in their loader data. */
function usePathIn(): (language: Language) => string {
  const { pathname, search } = useLocation();
  const loaderData = useMatches().at(-1)?.loaderData;
  const own =
    loaderData && typeof loaderData === 'object' && 'paths' in loaderData ? (loaderData.paths as PagePaths) : undefined;
  return (language) => localPath(language, own?.[language] ?? barePath(pathname)) + search;
}

interface LanguageSwitchProps {
  onBand?: boolean;
  full?: boolean;
}

/** Two languages stand side by side; more of them are a menu that opens without a script. */
export function LanguageSwitch({ onBand = false, full = false }: LanguageSwitchProps) {
  const t = useMessages(layoutMessages);
  const current = useLanguage();
  const { languages } = useLayoutData().store;
  if (languages.length < 2) return null;
  const links = <LanguageLinks languages={languages} onBand={onBand} full={full || languages.length > 2} />;
  if (languages.length === 2) return links;
  return (
    <details className="relative">
      <summary
        className={classNames(
          'inline-flex min-h-11 cursor-pointer list-none items-center gap-1 px-2 text-small font-medium',
          onBand ? 'text-on-footer' : 'text-second',
        )}
      >
        <span className="sr-only">{t.language}</span>
        <span lang={current}>{full ? siteLanguages[current].name : current.toUpperCase()}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <div
        className={classNames(
          'absolute z-20 min-w-36 rounded-panel border border-line bg-page p-1 shadow-lg',
          onBand ? 'bottom-full left-0' : 'end-0 top-full',
        )}
      >
        {links}
      </div>
    </details>
  );
}

interface LanguageLinksProps extends LanguageSwitchProps {
  languages: readonly Language[];
}

function LanguageLinks({ languages, onBand, full }: LanguageLinksProps) {
  const t = useMessages(layoutMessages);
  const current = useLanguage();
  const pathIn = usePathIn();
  const isMenu = languages.length > 2;
  return (
    <ul aria-label={t.language} className={classNames('flex', isMenu && 'flex-col')}>
      {languages.map((language) => (
        <li key={language}>
          {/* A plain link, because the whole document changes its language. */}
          <a
            href={pathIn(language)}
            onClick={() => storeLanguage(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-11 min-w-9 items-center px-2 text-small font-medium',
              isMenu ? 'w-full' : 'justify-center',
              'aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8',
              onBand && !isMenu ? 'text-on-footer aria-[current]:text-white' : 'text-second aria-[current]:text-strong',
            )}
          >
            {full ? siteLanguages[language].name : language.toUpperCase()}
            {!full && <span className="sr-only"> {siteLanguages[language].name}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
