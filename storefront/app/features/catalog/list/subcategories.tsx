import { drawPhoto } from '../../../format/photo.ts';
import { LocalLink } from '../../../i18n/local-link.tsx';
import { Picture } from '../../../ui/picture.tsx';

export interface Subcategory {
  id: number;
  name: string;
  slug: string;
  image: string | null;
}

/** Links to subcategories. They scroll horizontally if they do not fit. */
export function Subcategories({ label, parts }: { label: string; parts: Subcategory[] }) {
  if (parts.length === 0) return null;
  return (
    <nav aria-label={label} className="-mx-(--gutter) mt-6 overflow-x-auto px-(--gutter) pb-1 [scrollbar-width:none]">
      <ul className="flex w-max gap-3">
        {parts.map(({ id, name, slug, image }) => (
          <li key={id}>
            <LocalLink
              to={`/category/${slug}`}
              className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface pr-4 text-small font-medium text-strong hover:border-line-strong"
            >
              <Picture
                className="size-14 rounded-r-none!"
                sizes="56px"
                picture={image ? drawPhoto({ url: image, width: 320, height: 400, alt: '' }) : null}
              />
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
