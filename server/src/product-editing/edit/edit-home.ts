// The home page in the back office: its sections are saved together, in their order.
import type { Input } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import type { EditedHome, SentHomeSection } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { filePictureUrl, findMediaIds } from '../../media/media.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import type { HomeValue } from '../entries/entry-fields.ts';
import { patchOf } from '../entries/entry-patch.ts';
import { findStoredEntries } from '../entries/stored-entries-repository.ts';
import { changeStructure } from './change-structure.ts';
import { versionOfEntry } from './product-version.ts';

export async function readHomeForEdit(ctx: CommandContext): Promise<EditedHome> {
  return describeHome(ctx, ctx.db, await getOwnStore(ctx));
}

async function describeHome({ shopUrl }: CommandContext, db: Queryable, store: StoreRow): Promise<EditedHome> {
  const home = (await findStoredEntries(db, store, 'home')).get('home');
  const urlOf = (name: string, hash: string) => filePictureUrl({ shopUrl, store }, name, hash);
  return {
    version: home ? versionOfEntry(home) : '',
    sections: (home?.sections ?? []).map(({ group = null, link = null, items, images, ...section }) => ({
      ...section,
      title: { ...section.title },
      text: { ...section.text },
      linkText: { ...section.linkText },
      group,
      link,
      items: items.map(({ title, text, icon = null }) => ({ title: { ...title }, text: { ...text }, icon })),
      images: images.map(({ hash, name, alt }) => ({ hash, name, alt: { ...alt }, url: urlOf(name, hash) })),
    })),
    groups: [...(await findStoredEntries(db, store, 'group')).keys()],
  };
}

/** Refused with the current state when somebody has changed the home page since it was read. */
export async function saveHome(
  ctx: CommandContext,
  { version, sections }: Input<typeof shapes.saveHome>['body'],
): Promise<EditedHome> {
  await changeStructure(ctx, 'edit home page', async (db, store) => {
    const home = await describeHome(ctx, db, store);
    if (home.version !== version) throwDomainError('entry.changed', {}, { home });
    await checkNames(db, sections, home.groups);
    const values = sections.map((section) => homeValue(section, store));
    return { contents: [patchOf('home', 'home', { sections: values.length > 0 ? values : null })] };
  });
  return readHomeForEdit(ctx);
}

/** Every picture is stored, and every row of products has a group that exists. */
async function checkNames(
  db: Queryable,
  sections: readonly SentHomeSection[],
  groups: readonly string[],
): Promise<void> {
  const hashes = [...new Set(sections.flatMap(({ images }) => images.map(({ hash }) => hash)))];
  if ((await findMediaIds(db, hashes)).size < hashes.length) throwDomainError('picture.not-found');
  for (const [index, { type, group }] of sections.entries())
    if (type === 'products' && !groups.includes(group ?? ''))
      throwDomainError('home.group-missing', {}, { field: `sections.${index}.group` });
}

/** Empty texts, and those of languages that the shop does not have, are left out. */
function homeValue({ group, link, items, images, ...section }: SentHomeSection, store: StoreRow): HomeValue {
  const written = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(texts).filter(([language, text]) => text !== '' && store.languages.includes(language)),
    );
  return {
    ...section,
    title: written(section.title),
    text: written(section.text),
    linkText: written(section.linkText),
    ...(group !== null && { group }),
    ...(link !== null && { link }),
    items: items.map(({ title, text, icon }) => ({
      title: written(title),
      text: written(text),
      ...(icon !== null && { icon }),
    })),
    images: images.map(({ hash, name, alt }) => ({ hash, name, alt: written(alt) })),
  };
}
