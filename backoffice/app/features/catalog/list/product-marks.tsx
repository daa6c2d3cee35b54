import type { CatalogRow } from '@vitrine/contract/catalog/staff-catalog-shapes.ts';
import { knownLanguage, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../i18n/language.tsx';
import { productsMessages } from '../../../messages/en/catalog.ts';
import { useProfile } from '../../../session/profile.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ExternalLink } from '../../../ui/icons.ts';

/** SKU, the page in the shop, what the list adds, and what is wrong with the product. */
export function ProductMarks({ row, children }: { row: CatalogRow; children?: ReactNode }) {
  const t = useMessages(productsMessages);
  // The name and the address are those of the store's first language.
  const [language = ''] = useProfile().store.languages;
  const { prefix } = siteLanguages[knownLanguage(language)];
  return (
    <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 px-2 pb-1 text-micro text-muted xl:w-52 xl:flex-none xl:shrink-0 xl:pb-0">
      <Link
        data-row-main
        to={`/products/${row.id}`}
        className="row-link tabular inline-flex min-h-6 min-w-0 items-center font-medium text-link"
      >
        <span className="underline underline-offset-2 max-md:wrap-anywhere md:truncate">{row.sku}</span>
        <span className="sr-only">
          {t.edit} {row.name}
        </span>
      </Link>
      {row.visible && (
        <a
          href={`${prefix}/product/${row.slug}`}
          target="_blank"
          rel="noreferrer"
          title={t.openInShop}
          className="inline-flex min-h-6 min-w-6 items-center justify-center text-link max-md:hidden"
        >
          <ExternalLink size={16} />
          <span className="sr-only">
            {t.openInShop} {row.name}
          </span>
        </a>
      )}
      {children}
      {row.archived && <Badge>{t.archivedOne}</Badge>}
      {row.variants.some(({ lowStock }) => lowStock) && <Badge tone="warn">{row.stock === 0 ? t.out : t.low}</Badge>}
      {row.missingLanguages.length > 0 && (
        <Badge tone="warn">{t.missing(row.missingLanguages.join(', ').toUpperCase())}</Badge>
      )}
    </p>
  );
}
