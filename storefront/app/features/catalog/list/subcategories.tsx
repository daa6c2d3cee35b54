import { LocalLink } from '../../../i18n/local-link.tsx';
import type { TextLanguage } from '../../../i18n/text-language.ts';

export interface Subcategory {
  id: number;
  name: string;
  nameLanguage?: TextLanguage | undefined;
  slug: string;
}

/** Links to subcategories. They scroll horizontally if they do not fit. */
export function Subcategories({ label, parts }: { label: string; parts: Subcategory[] }) {
  if (parts.length === 0) return null;
  return (
    <nav
      aria-label={label}
      className="fade-end max-md:-mx-(--gutter) mt-5 overflow-x-auto max-md:px-(--gutter) py-1 [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-3">
        {parts.map(({ id, name, nameLanguage, slug }) => (
          <li key={id}>
            <LocalLink
              to={`/category/${slug}`}
              className="flex min-h-11 items-center rounded-control border border-line bg-surface px-4 text-small font-medium text-strong hover:border-line-strong"
            >
              <span {...nameLanguage}>{name}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
