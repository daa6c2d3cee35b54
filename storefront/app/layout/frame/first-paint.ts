import { filtersStorageKey } from '../../features/catalog/list/filters-shown.ts';
import { languages, siteLanguages } from '../../i18n/language.ts';
import { tokenStorageKey } from '../../session/token.ts';
import { wishlistStorageKey } from '../../session/wishlist.ts';
import { languageStorageKey, themeStorageKey } from '../header/stored-choices.ts';

const prefixes = () =>
  JSON.stringify(
    Object.fromEntries(
      languages
        .filter((language) => siteLanguages[language].prefix !== '')
        .map((language) => [language, siteLanguages[language].prefix]),
    ),
  );

/**
 * Applies stored settings before the first paint, to avoid a visible change, tells which lists have nothing to show, so that
 * their placeholder is that of a message, and redirects external visits of the root path to the language chosen last. The text is
 * constant, because the page's security policy contains its hash.
 * A function, so that nothing of it is in the scripts of the browser.
 */
export const firstPaintScript = (): string =>
  `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('${themeStorageKey}');if(t==='light'||t==='dark')d.theme=t;if(s.getItem('${filtersStorageKey}')==='closed')d.filters='closed';var l=location,q=l.search;d.empty=(/[?&]order=/.test(q)?'':'order ')+(/[?&]items=/.test(q)||s.getItem('${tokenStorageKey}')||s.getItem('${wishlistStorageKey}')?'':'wishlist');if(l.pathname==='/'&&document.referrer.indexOf(l.origin)!==0){var p=${prefixes()},c=s.getItem('${languageStorageKey}');if(p.hasOwnProperty(c))l.replace(p[c]+q)}}catch(e){}`;
