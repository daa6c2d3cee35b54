import type { BrandChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { iconButton, linkClassName } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { PackageOpen, Plus, Trash2 } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../api/error-text.ts';
import { nameIn } from '../../../format/names.ts';
import { MoveButton } from '../../../forms/move-button.tsx';
import { TargetDialog } from '../../../forms/target-dialog.tsx';
import { useLanguageChoice, useMessages } from '../../../i18n/language.tsx';
import { structureMessages } from '../../../messages/en/catalog.ts';
import { useMay } from '../../../session/profile.tsx';
import { textButtonClassName } from '../../../ui/class-names.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { useAllBrands } from '../editor/product-queries.ts';
import { BrandSheet } from './brand-sheet.tsx';
import { NewEntrySheet } from './new-entry-sheet.tsx';
import { useCreateBrand, useDeleteBrand, useSaveBrand } from './structure-queries.ts';

type Asked = { what: 'new' } | { what: 'edit' | 'merge' | 'delete'; brand: BrandChoice };

export function BrandsScreen() {
  const t = useMessages(structureMessages);
  const { language } = useLanguageChoice();
  const errorText = useErrorText();
  const mayEdit = useMay('catalog.w');
  const query = useAllBrands();
  const brands = query.data ?? [];
  const create = useCreateBrand();
  const save = useSaveBrand();
  const deletion = useDeleteBrand();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [notice, setNotice] = useState('');
  const nameOf = ({ code, name }: BrandChoice) => nameIn(name, language, code);
  const move = async (brand: BrandChoice, position: number) => {
    if (save.isPending) return;
    try {
      await save.mutateAsync({ code: brand.code, version: brand.version, position });
      setNotice(t.moved(nameOf(brand)));
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  const close = () => setAsked(null);
  return (
    <Screen
      title={t.brands}
      actions={
        mayEdit && (
          <Button onClick={() => setAsked({ what: 'new' })}>
            <Plus size={20} />
            {t.addBrand}
          </Button>
        )
      }
    >
      <p role="status" className="sr-only">
        {notice}
      </p>
      <Loaded query={query} rows={6} shape="list">
        {brands.length === 0 ? (
          <EmptyState icon={<PackageOpen size={56} />} title={t.emptyBrands}>
            <p>{t.emptyBrandsText}</p>
          </EmptyState>
        ) : (
          <ul aria-busy={save.isPending} className="rounded-panel border border-line bg-surface">
            {brands.map((brand, index) => (
              <li
                key={brand.code}
                className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 pr-2 pl-4 last:border-0 focus-within:bg-tint hover:bg-tint"
              >
                {mayEdit ? (
                  <button
                    type="button"
                    aria-label={t.edit(nameOf(brand))}
                    onClick={() => setAsked({ what: 'edit', brand })}
                    className={`${linkClassName} min-w-0 text-left break-words pointer-fine:min-h-9`}
                  >
                    {nameOf(brand)}
                  </button>
                ) : (
                  <span className="min-w-0 py-2 font-medium break-words text-strong">{nameOf(brand)}</span>
                )}
                <Link
                  to={`/products?brand=${encodeURIComponent(brand.code)}`}
                  className="tabular flex-1 py-2 text-small text-second underline underline-offset-4 hover:no-underline"
                >
                  {t.products(brand.products)}
                  <span className="sr-only"> {nameOf(brand)}</span>
                </Link>
                {mayEdit && (
                  <span className="ml-auto flex items-center">
                    <MoveButton
                      label={t.moveUp(nameOf(brand))}
                      isUp
                      isPossible={index > 0}
                      onMove={() => move(brand, index - 1)}
                    />
                    <MoveButton
                      label={t.moveDown(nameOf(brand))}
                      isPossible={index < brands.length - 1}
                      onMove={() => move(brand, index + 1)}
                    />
                    {brands.length > 1 && (
                      <button
                        type="button"
                        aria-label={t.mergeOf(nameOf(brand))}
                        onClick={() => setAsked({ what: 'merge', brand })}
                        className={textButtonClassName}
                      >
                        {t.merge}
                      </button>
                    )}
                    <button
                      type="button"
                      aria-label={t.removeOf(nameOf(brand))}
                      disabled={brand.products > 0}
                      onClick={() => setAsked({ what: 'delete', brand })}
                      className={`${iconButton} disabled:opacity-40`}
                    >
                      <Trash2 size={18} />
                    </button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {asked?.what === 'new' && (
        <NewEntrySheet title={t.addBrand} draft="brand" onSave={(entry) => create.mutateAsync(entry)} onClose={close} />
      )}
      {asked?.what === 'edit' && <BrandSheet brand={asked.brand} title={t.edit(nameOf(asked.brand))} onClose={close} />}
      {asked?.what === 'merge' && (
        <TargetDialog
          title={t.mergeOf(nameOf(asked.brand))}
          text={() => `${t.mergeText(asked.brand.products, nameOf(asked.brand))} ${t.removeText}`}
          action={t.merge}
          choices={[
            {
              name: 'target',
              label: t.mergeInto,
              prompt: t.targetNone,
              isRequired: true,
              options: brands
                .filter(({ code }) => code !== asked.brand.code)
                .map((brand) => ({ value: brand.code, name: nameOf(brand) })),
            },
          ]}
          onConfirm={async ({ target }) => {
            await deletion.mutateAsync({ code: asked.brand.code, target });
            showToast({ tone: 'success', text: t.merged(nameOf(asked.brand)) });
          }}
          onClose={close}
        />
      )}
      {asked?.what === 'delete' && (
        <TargetDialog
          title={t.removeOf(nameOf(asked.brand))}
          text={() => t.removeText}
          action={t.remove}
          choices={[]}
          onConfirm={async () => {
            await deletion.mutateAsync({ code: asked.brand.code, target: null });
            showToast({ tone: 'success', text: t.removed(nameOf(asked.brand)) });
          }}
          onClose={close}
        />
      )}
    </Screen>
  );
}
