import { buttonClassName } from '@vitrine/ui/button.tsx';
import { CategoryTiles } from '../../features/catalog/list/category-tiles.tsx';
import { SearchBar } from '../../features/search/search-bar.tsx';
import { type Language, localPath, siteLanguages } from '../../i18n/language.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { isOffered } from '../../i18n/offered-languages.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { notFoundMessages } from '../../messages/en/pages.ts';
import { menuLinks } from '../frame/frame-data.ts';
import { useLayoutData } from '../frame/use-layout-data.ts';
import { GoBack } from './go-back.tsx';

export function NotFound() {
  const t = useMessages(notFoundMessages);
  const { categories, shopUrl, store } = useLayoutData();
  if (!isOffered(useLanguage(), store.languages)) return <NotOffered languages={store.languages} />;
  return (
    <>
      <div className="container page-top">
        <div className="trail-row">
          <GoBack />
        </div>
        <div className="flex max-w-xl flex-col gap-6">
          <h1 className="text-h1">{t.title}</h1>
          <p className="text-lead text-second">{t.text}</p>
          <div className="flex">
            <SearchBar label={t.search} shopUrl={shopUrl} categories={menuLinks(categories)} />
          </div>
          <p>
            <LocalLink to="/" className="font-medium text-link underline underline-offset-4">
              {t.home}
            </LocalLink>
          </p>
        </div>
      </div>
      <CategoryTiles title={t.categories} titleLanguage={undefined} categories={categories} />
    </>
  );
}

/** The store has no pages in the language of the path, so its links lead to the languages it has. */
function NotOffered({ languages }: { languages: readonly Language[] }) {
  const t = useMessages(notFoundMessages);
  return (
    <div className="container page-top">
      <div className="flex max-w-xl flex-col gap-6">
        <h1 className="text-h1">{t.title}</h1>
        <ul className="flex flex-wrap gap-3">
          {languages.map((language) => (
            <li key={language}>
              <a href={localPath(language, '/')} lang={language} className={buttonClassName('secondary', 'px-5')}>
                {siteLanguages[language].name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
