import { pictureSet, pictureUrl } from '../../format/photo.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useMessages } from '../../i18n/use-language.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { Picture } from '../../ui/picture.tsx';
import type { MenuCategory } from '../frame/frame-data.ts';
import { MenuButton } from './menu-button.tsx';

export function StoreMenu({ categories }: { categories: MenuCategory[] }) {
  const t = useMessages(layoutMessages);
  const image = categories.find((category) => category.image)?.image;
  return (
    <>
      <MenuButton popoverTarget="store-menu">{t.store}</MenuButton>
      <div id="store-menu" popover="auto" className="menu menu-wide shadow-drawer" data-hover>
        <div className="container flex gap-10 pt-8 pb-10">
          <ul className="grid flex-1 grid-cols-[repeat(4,auto)] content-start gap-x-6 gap-y-7 xl:grid-cols-[repeat(5,auto)]">
            <li className="col-span-full">
              <LocalLink to="/category/all" className="font-semibold text-link underline underline-offset-4">
                {t.viewAll}
              </LocalLink>
            </li>
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryLinks category={category} />
              </li>
            ))}
          </ul>
          {image && (
            <Picture
              className="hidden aspect-4/5 w-60 shrink-0 self-start lg:block"
              sizes="240px"
              picture={{
                src: pictureUrl(image, 480),
                srcSet: pictureSet(image, 480),
                width: 480,
                height: 600,
                alt: '',
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}

const CategoryLinks = ({ category }: { category: MenuCategory }) => (
  <>
    <LocalLink
      {...category.nameLanguage}
      to={`/category/${category.slug}`}
      className="font-display text-h3 text-strong hover:underline"
    >
      {category.name}
    </LocalLink>
    <ul className="mt-2 space-y-0.5">
      {category.children.map((child) => (
        <li key={child.slug}>
          <LocalLink
            {...child.nameLanguage}
            to={`/category/${child.slug}`}
            className="inline-block py-1.5 text-second hover:text-strong hover:underline"
          >
            {child.name}
          </LocalLink>
        </li>
      ))}
    </ul>
  </>
);
