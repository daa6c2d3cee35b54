import { classNames } from '@vitrine/ui/class-names.ts';
import { useLocation, useMatches } from 'react-router';
import { barePath, type Language, localPath, type PagePaths, siteLanguages } from '../../i18n/language.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { MenuButton } from './menu-button.tsx';
import { storeLanguage } from './stored-choices.ts';

/** Path of the same page in a language. Pages whose paths differ per language have them in their loader data. */
function usePathIn(): (language: Language) => string {
  const { pathname, search } = useLocation();
  const loaderData = useMatches().at(-1)?.loaderData;
  const own =
    loaderData && typeof loaderData === 'object' && 'paths' in loaderData ? (loaderData.paths as PagePaths) : undefined;
  return (language) => localPath(language, own?.[language] ?? barePath(pathname)) + search;
}

/** In the header. Two languages stand side by side; more of them are a menu. */
export function LanguageMenu() {
  const t = useMessages(layoutMessages);
  const current = useLanguage();
  const { languages } = useLayoutData().store;
  if (languages.length < 3) return <LanguageSwitch />;
  return (
    <>
      <MenuButton className="anchor-language" popoverTarget="language-menu">
        <span className="sr-only">{t.language} </span>
        <span lang={current}>{current.toUpperCase()}</span>
      </MenuButton>
      <div id="language-menu" popover="auto" className="menu menu-card menu-language" data-hover>
        <LanguageLinks
          full
          className="flex-col p-2"
          linkClassName="w-full rounded-control px-3 text-body text-strong hover:bg-tint"
        />
      </div>
    </>
  );
}

interface LanguageSwitchProps {
  onBand?: boolean;
  full?: boolean;
}

/** The languages side by side. */
export function LanguageSwitch({ onBand = false, full = false }: LanguageSwitchProps) {
  const { languages } = useLayoutData().store;
  if (languages.length < 2) return null;
  return (
    <LanguageLinks
      full={full}
      className="flex-wrap"
      linkClassName={classNames(
        'min-w-9 justify-center px-2 text-small',
        onBand ? 'text-on-footer aria-[current]:text-white' : 'text-second aria-[current]:text-strong',
      )}
    />
  );
}

interface LanguageLinksProps {
  full: boolean;
  className: string;
  linkClassName: string;
}

function LanguageLinks({ full, className, linkClassName }: LanguageLinksProps) {
  const t = useMessages(layoutMessages);
  const current = useLanguage();
  const pathIn = usePathIn();
  const { languages } = useLayoutData().store;
  return (
    <ul aria-label={t.language} className={classNames('flex', className)}>
      {languages.map((language) => (
        <li key={language}>
          {/* A plain link, because the whole document changes its language. */}
          <a
            href={pathIn(language)}
            onClick={() => storeLanguage(language)}
            data-language={language}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center font-medium',
              'aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8',
              linkClassName,
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
