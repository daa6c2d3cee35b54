import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import type { MenuLink } from '../frame/frame-data.ts';
import { MenuButton } from './menu-button.tsx';

export function BlogsMenu({ pages }: { pages: MenuLink[] }) {
  const t = useMessages(layoutMessages);
  if (pages.length === 0) return null;
  return (
    <>
      <MenuButton className="anchor-blogs" popoverTarget="blogs-menu">
        {t.blogs}
      </MenuButton>
      <div id="blogs-menu" popover="auto" className="menu menu-card menu-blogs" data-hover>
        <ul className="max-w-md p-2">
          {pages.map(({ slug, name, nameLanguage }) => (
            <li key={slug}>
              <LocalLink
                {...nameLanguage}
                to={`/content/${slug}`}
                className="block rounded-control px-3 py-2.5 text-strong hover:bg-tint"
              >
                {name}
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
