import { classNames } from '@vitrine/ui/class-names.ts';
import { drawPhoto } from '../../../format/photo.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import type { TextLanguage } from '../../../i18n/text-language.ts';
import { Picture } from '../../../ui/picture.tsx';

interface Tile {
  id: number;
  name: string;
  nameLanguage?: TextLanguage | undefined;
  slug: string;
  image: string | null;
}

const max = 6;

interface CategoryTilesProps {
  title: string | null;
  titleLanguage: TextLanguage | undefined;
  categories: Tile[];
}

/** Two columns on phones, where an odd last tile takes the whole row; one row from tablets on. */
export function CategoryTiles({ title, titleLanguage, categories }: CategoryTilesProps) {
  const tiles = categories.slice(0, max);
  if (tiles.length === 0) return null;
  return (
    <section className="container section-gap" aria-labelledby={title ? 'categories-title' : undefined}>
      {title && (
        <h2 {...titleLanguage} id="categories-title" className="mb-6 text-h2 lg:mb-8">
          {title}
        </h2>
      )}
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-6 md:auto-cols-fr md:grid-flow-col md:grid-cols-none lg:gap-x-6">
        {tiles.map((tile, at) => {
          const wide = at === tiles.length - 1 && tiles.length % 2 === 1;
          return (
            <li key={tile.id} className={classNames(wide && 'max-md:col-span-2')}>
              <CategoryTile tile={tile} wide={wide} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const CategoryTile = ({ tile: { name, nameLanguage, slug, image }, wide }: { tile: Tile; wide: boolean }) => (
  <LocalLink
    to={`/category/${slug}`}
    className={classNames(
      'group on-tile flex flex-col gap-3',
      wide && 'max-md:grid max-md:grid-cols-2 max-md:items-center max-md:gap-3.5',
    )}
  >
    <Picture
      className="aspect-4/5"
      sizes="(width >= 85rem) 252px, (width >= 48rem) 18vw, 46vw"
      picture={image ? drawPhoto({ url: image, width: 800, height: 1000, alt: '' }) : null}
    />
    <span {...nameLanguage} className="font-display text-h3 text-strong group-hover:underline">
      {name}
    </span>
  </LocalLink>
);
