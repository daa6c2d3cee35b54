// Text boxes in the back office: the short texts that stand in fixed places of the shop.
import type { ResponseOf } from '@vitrine/contract/endpoint.ts';
import type * as shapes from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import type { BoxChanges, EditedBox } from '@vitrine/contract/product-editing/edit-pages-shapes.ts';
import { throwDomainError } from '../../platform/domain-error.ts';
import { type CommandContext, getOwnStore } from '../../store/store.ts';
import type { FieldPatch, Fields, Writable } from '../entries/entry-fields.ts';
import { patchOf } from '../entries/entry-patch.ts';
import { stated, textsIn } from '../entries/fields.ts';
import { markdownFrom, renderMarkdown } from '../entries/markdown.ts';
import { findStoredEntries } from '../entries/stored-entries-repository.ts';
import { changeStructure } from './change-structure.ts';
import { versionOfEntry } from './product-version.ts';

/** The storefront shows these; other storefronts have boxes of their own. */
const knownBoxes = ['headerMessage', 'deliveryNote', 'newsletterNote', 'contactHours', 'agreement'] as const;

export async function listEditedBoxes(ctx: CommandContext): Promise<ResponseOf<typeof shapes.listEditedBoxes>> {
  const stored = await findStoredEntries(ctx.db, await getOwnStore(ctx), 'box');
  const codes = new Set([...knownBoxes, ...stored.keys()]);
  return { items: [...codes].map((code) => viewBox(code, stored.get(code))) };
}

const viewBox = (code: string, fields: Fields<'box'> | undefined): EditedBox => ({
  code,
  version: fields ? versionOfEntry(fields) : '',
  visible: fields?.visible !== false,
  texts: Object.fromEntries(
    [...textsIn(fields ?? {}, 'text')].map(([language, html]) => [language, markdownFrom(html)]),
  ),
});

/** Refused with the current state when somebody has changed the box since it was read. */
export async function saveBox(
  ctx: CommandContext,
  code: string,
  { version, visible, texts = {} }: BoxChanges & { readonly version: string },
): Promise<ResponseOf<typeof shapes.saveBox>> {
  await changeStructure(ctx, `edit box ${code}`, async (db, store) => {
    const box = viewBox(code, (await findStoredEntries(db, store, 'box')).get(code));
    if (box.version !== version) throwDomainError('entry.changed', {}, { box });
    const fields: Writable<FieldPatch<'box'>> = {};
    for (const [language, text] of Object.entries(texts)) {
      if (!store.languages.includes(language)) throwDomainError('text.language', { language });
      fields[`text.${language}`] = text ? renderMarkdown(text) : null;
    }
    return { contents: [patchOf('box', code, { ...fields, ...stated({ visible }) })] };
  });
  return listEditedBoxes(ctx);
}
