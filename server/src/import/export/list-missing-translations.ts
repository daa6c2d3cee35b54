import { type CommandContext, getOwnStore, type StoreRow } from '../../store/store.ts';
import { findMissing, type MissingTranslation } from './missing-translations.ts';
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
