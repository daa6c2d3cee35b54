import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import { findWrittenTexts, type WrittenText } from './written-texts-repository.ts';

/** Texts of the merchant that are missing in a language of the store, in the order of the store's languages. */
export async function listMissingTranslations(ctx: CommandContext): Promise<MissingTranslation[]> {
  const store = await getOwnStore(ctx);
  return findMissing([...(await findWrittenTexts(ctx.db, store.id)), ...ruleTexts(store)], store.languages);
}

/** Names of delivery methods and taxes. */
function ruleTexts({ delivery, taxes }: StoreRow): WrittenText[] {
  const inEach = (of: string, names: Readonly<Record<string, string>>): WrittenText[] =>
    Object.entries(names).map(([language, name]) => ({ of, language, fields: { name } }));
  return [
    ...delivery.flatMap(({ methods }) => methods.flatMap(({ code, name }) => inEach(`delivery method ${code}`, name))),
    ...taxes.flatMap(({ name }, index) => inEach(`tax ${index + 1}`, name)),
  ];
}

export interface MissingTranslation {
  readonly language: string;
  /** Such as "product MUG". */
  readonly of: string;
  readonly fields: readonly string[];
}

/** A field counts as missing in a language when it is written in another language of the store. */
export function findMissing(texts: readonly WrittenText[], languages: readonly string[]): MissingTranslation[] {
  const isWritten = (text: string | null | undefined) => text !== undefined && text !== null && text.trim() !== '';
  const missing = [...Map.groupBy(texts, ({ of }) => of)].flatMap(([of, written]) => {
    const known = written.filter(({ language }) => languages.includes(language));
    const names = [...new Set(known.flatMap(({ fields }) => Object.keys(fields)))].filter((name) =>
      known.some(({ fields }) => isWritten(fields[name])),
    );
    return languages.map((language) => {
      const own = known.filter((text) => text.language === language);
      return { language, of, fields: names.filter((name) => !own.some(({ fields }) => isWritten(fields[name]))) };
    });
  });
  return missing
    .filter(({ fields }) => fields.length > 0)
    .toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language));
}
