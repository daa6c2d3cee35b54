import { filtersStorageKey } from '../../features/catalog/list/filters-shown.ts';
import { languageStorageKey } from '../header/kept-language.ts';
import { themeStorageKey } from '../header/theme.ts';

/**
 * Puts remembered choices on the document before the first paint, so that nothing changes under the shopper's eyes, and
 * leads who comes from elsewhere to the bare address on to the language chosen last. Its text is constant, because the
 * page's security policy knows it by its hash.
 */
export const firstPaintScript = `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('${themeStorageKey}');if(t==='light'||t==='dark')d.theme=t;if(s.getItem('${filtersStorageKey}')==='closed')d.filters='closed';var l=location;if(l.pathname==='/'&&s.getItem('${languageStorageKey}')==='fr'&&document.referrer.indexOf(l.origin)!==0)l.replace('/fr'+l.search)}catch(e){}`;
