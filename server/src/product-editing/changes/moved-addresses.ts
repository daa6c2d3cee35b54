// Pure: which addresses of an entry lead nowhere after a change, and where they should lead.
import type { Language } from '@vitrine/contract/site/site-languages.ts';
import { localPath } from '@vitrine/contract/site/site-paths.ts';
import type { EntryChange } from '../../history/history.ts';
import { normalizePath, type Redirect } from '../../redirects/redirects.ts';
import type { EntryKind, Fields } from '../entries/entry-fields.ts';

/** Where the pages of these entries are. */
export const pagePaths = { product: '/product/', category: '/category/', page: '/content/' } as const;

const hasPages = (kind: EntryKind): kind is keyof typeof pagePaths => kind in pagePaths;

/** In a language without its own texts, an entry has the address of the store's first language. */
export function movedAddresses(
  kind: EntryKind,
  after: Pick<Fields<'product'>, `slug.${string}`>,
  changes: EntryChange['fields'],
  { languages }: { readonly languages: readonly string[] },
): Redirect[] {
  if (!hasPages(kind) || !Object.keys(changes).some((field) => field.startsWith('slug.'))) return [];
  const before = (field: `slug.${string}`) => (field in changes ? changes[field]?.from : after[field]) ?? null;
  const [first = ''] = languages;
  const address = (language: string, slug: string) => localPath(language as Language, pagePaths[kind] + slug);
  return languages.flatMap((language) => {
    const old = before(`slug.${language}`) ?? before(`slug.${first}`);
    const now = after[`slug.${language}`] ?? after[`slug.${first}`];
    if (old === null || now === undefined || old === now) return [];
    const source = normalizePath(address(language, String(old)));
    return source === undefined ? [] : [{ source, target: address(language, now) }];
  });
}
