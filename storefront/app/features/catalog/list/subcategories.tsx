import { LocalLink } from '../../../i18n/local-link.tsx';

export interface Subcategory {
  id: number;
  name: string;
  slug: string;
}

/** Links to subcategories. They scroll horizontally if they do not fit. */
export function Subcategories({ label, parts }: { label: string; parts: Subcategory[] }) {
  if (parts.length === 0) return null;
  return (
    <nav aria-label={label} className="-mx-(--gutter) mt-6 overflow-x-auto px-(--gutter) pb-1 [scrollbar-width:none]">
      <ul className="flex w-max gap-3">
        {parts.map(({ id, name, slug }) => (
          <li key={id}>
            <LocalLink
              to={`/category/${slug}`}
              className="flex min-h-11 items-center rounded-control border border-line bg-surface px-4 text-small font-medium text-strong hover:border-line-strong"
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
