import type { OptionChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { PackageOpen, Plus, Trash2 } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { nameIn } from '../../../format/names.ts';
import { TargetDialog } from '../../../forms/target-dialog.tsx';
import { useLanguageChoice, useMessages } from '../../../i18n/language.tsx';
import { structureMessages } from '../../../messages/en/catalog.ts';
import { useMay } from '../../../session/profile.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { useOptions } from '../editor/product-queries.ts';
import { NewEntrySheet } from './new-entry-sheet.tsx';
import { useCreateOption, useDeleteOption } from './structure-queries.ts';

export function OptionsScreen() {
  const t = useMessages(structureMessages);
  const { language } = useLanguageChoice();
  const navigate = useNavigate();
  const mayEdit = useMay('catalog.w');
  const query = useOptions();
  const options = query.data ?? [];
  const create = useCreateOption();
  const deletion = useDeleteOption();
  const [asked, setAsked] = useState<'new' | OptionChoice | null>(null);
  const nameOf = ({ code, name }: Pick<OptionChoice, 'code' | 'name'>) => nameIn(name, language, code);
  const isUsed = ({ values }: OptionChoice) => values.some(({ products }) => products > 0);
  return (
    <Screen
      title={t.options}
      actions={
        mayEdit && (
          <Button onClick={() => setAsked('new')}>
            <Plus size={20} />
            {t.addOption}
          </Button>
        )
      }
    >
      <Loaded query={query} rows={4} shape="list">
        {options.length === 0 ? (
          <EmptyState icon={<PackageOpen size={56} />} title={t.emptyOptions}>
            <p>{t.emptyOptionsText}</p>
          </EmptyState>
        ) : (
          <ul className="rounded-panel border border-line bg-surface">
            {options.map((option) => (
              <li
                key={option.code}
                className="flex items-center gap-x-3 border-b border-line py-2 pr-2 pl-4 last:border-0 focus-within:bg-tint hover:bg-tint"
              >
                <span className="min-w-0 flex-1">
                  <Link
                    to={`/options/${option.code}`}
                    className="inline-flex min-h-11 items-center font-medium break-words text-link underline underline-offset-4 hover:no-underline pointer-fine:min-h-9"
                  >
                    {nameOf(option)}
                  </Link>
                  <span className="block text-small break-words text-second">
                    {option.values.length > 0 ? option.values.map(nameOf).join(', ') : t.values(0)}
                  </span>
                </span>
                {mayEdit && (
                  <button
                    type="button"
                    aria-label={t.removeOf(nameOf(option))}
                    disabled={isUsed(option)}
                    onClick={() => setAsked(option)}
                    className={`${iconButton} disabled:opacity-40`}
                  >
                    <Trash2 size={18} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {asked === 'new' && (
        <NewEntrySheet
          title={t.addOption}
          draft="option"
          onSave={async (entry) => {
            await create.mutateAsync(entry);
            navigate(`/options/${entry.code}`);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && asked !== 'new' && (
        <TargetDialog
          title={t.removeOf(nameOf(asked))}
          text={() => t.removeText}
          action={t.remove}
          choices={[]}
          onConfirm={async () => {
            await deletion.mutateAsync({ code: asked.code, target: null });
            showToast({ tone: 'success', text: t.removed(nameOf(asked)) });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Screen>
  );
}
