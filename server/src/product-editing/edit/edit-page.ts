// Pages and posts in the back office: read, made, changed and deleted.
import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import type { EditedPage, PageChanges } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { filePictureUrl, findMediaIds } from '../../media/media.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import type { FieldPatch, Fields } from '../entries/entry-fields.ts';
import { type EntryPatch, patchOf } from '../entries/entry-patch.ts';
import { sharedNameOf, stated, textsIn, withPageNames, withSharedNames } from '../entries/fields.ts';
import { viewTexts } from '../entries/markdown.ts';
import { findContentAddresses, findStoredEntries } from '../entries/stored-entries-repository.ts';
import { changeStructure } from './change-structure.ts';
import { textFields } from './edit-patch.ts';
import { inOrder } from './entry-order.ts';
import { versionOfEntry } from './product-version.ts';

/** Posts from the newest to the oldest, after the pages in their order. */
export async function listEditedPages(ctx: CommandContext): Promise<ResponseOf<typeof shapes.listEditedPages>> {
  const pages = inOrder(await findStoredEntries(ctx.db, await getOwnStore(ctx), 'page'));
  const items = pages.map(([code, fields]) => {
    const { visible = true, menu = true, publishedOn = null } = fields;
    return { code, name: Object.fromEntries(textsIn(fields, 'name')), visible, menu, publishedOn };
  });
  const dayOf = ({ publishedOn }: (typeof items)[number]) => publishedOn ?? '9999';
  return { items: items.sort((a, b) => dayOf(b).localeCompare(dayOf(a))) };
}

export async function readPageForEdit(ctx: CommandContext, code: string): Promise<EditedPage> {
  const store = await getOwnStore(ctx);
  return viewEditedPage(ctx, store, code, await requirePage(ctx.db, store, code));
}

const requirePage = async (db: Queryable, store: StoreRow, code: string): Promise<Fields<'page'>> =>
  (await findStoredEntries(db, store, 'page')).get(code) ?? throwDomainError('content.not-found');

export async function createPage(
  ctx: CommandContext,
  { code, ...changes }: PageChanges & { readonly code: string },
): Promise<EditedPage> {
  await changeStructure(ctx, `create page ${code}`, async (db, store) => {
    if ((await findStoredEntries(db, store, 'page')).has(code))
      throwDomainError('entry.code-taken', { code }, { field: 'code' });
    const patch = await pagePatch(db, store, code, { ...changes, texts: changes.texts ?? {} }, undefined);
    return { contents: [patch] };
  });
  return readPageForEdit(ctx, code);
}

/** Refused with the current state when somebody has changed the page since it was read. */
export async function updatePage(
  ctx: CommandContext,
  code: string,
  { version, ...changes }: PageChanges & { readonly version: string },
): Promise<EditedPage> {
  await changeStructure(ctx, `edit page ${code}`, async (db, store) => {
    const fields = await requirePage(db, store, code);
    if (versionOfEntry(fields) !== version)
      throwDomainError('entry.changed', {}, { page: viewEditedPage(ctx, store, code, fields) });
    return { contents: [await pagePatch(db, store, code, changes, fields)] };
  });
  return readPageForEdit(ctx, code);
}

/** The history can bring it back. */
export async function deletePage(ctx: CommandContext, code: string): Promise<null> {
  await changeStructure(ctx, `delete page ${code}`, async (db, store) => {
    await requirePage(db, store, code);
    return { deletions: [{ kind: 'page', key: code }] };
  });
  return null;
}

async function pagePatch(
  db: Queryable,
  store: StoreRow,
  code: string,
  { texts, image, ...changes }: PageChanges,
  stored: Fields<'page'> | undefined,
): Promise<EntryPatch<'page'>> {
  const fields = pageTextFields(texts, store, stored);
  const [first = ''] = store.languages;
  if (!{ ...stored, ...fields }[`text.${first}`])
    throwDomainError('page.text-missing', {}, { field: `texts.${first}.text` });
  if (image && !(await findMediaIds(db, [image.hash])).has(image.hash)) throwDomainError('picture.not-found');
  const taken = await findContentAddresses(db, store.id);
  for (const language of store.languages) {
    const slug = fields[`slug.${language}`];
    if (typeof slug === 'string' && (taken.get(`${language}/${slug}`) ?? code) !== code)
      throwDomainError('page.address-taken', { address: slug }, { field: `texts.${language}.slug` });
  }
  return patchOf('page', code, { ...fields, ...stated({ ...changes, image }) });
}

/** With the rules that texts of products and categories have. */
function pageTextFields(
  texts: PageChanges['texts'] = {},
  store: StoreRow,
  stored: Fields<'page'> = {},
): FieldPatch<'page'> {
  const given = Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [
      language,
      Object.fromEntries(Object.entries(own).map(([name, text]) => [sharedNameOf(name), text])),
    ]),
  );
  return withPageNames(textFields(given, store, withSharedNames(stored)));
}

function viewEditedPage(
  { shopUrl }: CommandContext,
  store: StoreRow,
  code: string,
  fields: Fields<'page'>,
): EditedPage {
  const { image, publishedOn = null, menu = true, visible = true } = fields;
  const shared = withSharedNames(fields);
  return {
    code,
    version: versionOfEntry(fields),
    languages: store.languages,
    visible,
    menu,
    publishedOn,
    texts: Object.fromEntries(
      store.languages.map((language) => {
        const { description, highlights, headAlt, ...texts } = viewTexts(shared, language, sharedTexts);
        return [language, { ...texts, text: description, summary: highlights, imageAlt: headAlt }];
      }),
    ),
    image: image ? { ...image, url: filePictureUrl({ shopUrl, store }, image.name, image.hash) } : null,
  };
}

const sharedTexts = ['name', 'slug', 'title', 'metaDescription', 'highlights', 'description', 'headAlt'] as const;
