import type { CategoryChoice } from '@vitrine/contract/product-editing/edited-structure.ts';
import { buttonClassName } from '@vitrine/ui/button.tsx';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { EmptyState } from '@vitrine/ui/empty-state.tsx';
import { PackageOpen, Plus, Trash2 } from '@vitrine/ui/icons.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../api/error-text.ts';
import { nameIn } from '../../../format/names.ts';
import { MoveButton } from '../../../forms/move-button.tsx';
import { TargetDialog } from '../../../forms/target-dialog.tsx';
import { useLanguageChoice, useMessages } from '../../../i18n/language.tsx';
import { structureMessages } from '../../../messages/en/catalog.ts';
import { useMay } from '../../../session/profile.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { textButtonClassName } from '../../../ui/class-names.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { useCategoryTree } from '../editor/product-queries.ts';
import { categoryPaths } from '../named-categories.ts';
import { branchOf, type Direction, depthsOf, partsOf, placeAfter } from './category-moves.ts';
import { useDeleteCategory, useMoveCategory } from './structure-queries.ts';

const keys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

const rowId = (code: string): string => `category-${code}`;

export function CategoriesScreen() {
  const t = useMessages(structureMessages);
  const { language } = useLanguageChoice();
  const errorText = useErrorText();
  const mayEdit = useMay('catalog.w');
  const query = useCategoryTree();
  const tree = query.data ?? [];
  const moving = useMoveCategory();
  const deletion = useDeleteCategory();
  const [asked, setAsked] = useState<{ what: 'move' | 'delete'; category: CategoryChoice } | null>(null);
  const [notice, setNotice] = useState('');
  const depths = depthsOf(tree);
  const paths = categoryPaths(tree, language);
  const nameOf = ({ code, name }: CategoryChoice) => nameIn(name, language, code);
  const choicesWithout = (codes: ReadonlySet<string>) =>
    [...paths].filter(([code]) => !codes.has(code)).map(([value, name]) => ({ value, name }));
  const outside = ({ code }: CategoryChoice) => choicesWithout(branchOf(tree, code));
  /** The text says what happens to its products, to the categories below it, and to its address. */
  const deletionText = (
    { code, products }: CategoryChoice,
    { target, parts = null }: { readonly target: string | null; readonly parts?: string | null },
  ): string => {
    const below = partsOf(tree, code).map(nameOf);
    const pathOf = (to: string) => paths.get(to) ?? to;
    const successor = target ?? (below.length > 0 ? parts : null);
    return [
      products > 0 && target !== null ? t.productsGo(products, pathOf(target)) : `${t.products(products)}.`,
      ...(below.length === 0
        ? []
        : [
            parts === null
              ? t.partsToTop(below.length, below.join(', '))
              : t.partsGo(below.length, below.join(', '), pathOf(parts)),
          ]),
      ...(successor === null ? [] : [t.addressGoes(pathOf(successor))]),
      t.removeText,
    ].join(' ');
  };

  const move = async ({ code }: CategoryChoice, direction: Direction) => {
    if (moving.isPending) return;
    try {
      // A change that was made elsewhere, such as in the form, may still be on its way.
      const now = query.isFetching ? ((await query.refetch()).data ?? tree) : tree;
      const category = now.find((one) => one.code === code);
      const place = placeAfter(now, code, direction);
      if (!category || !place) return;
      await moving.mutateAsync({ code, version: category.version, place });
      setNotice(t.moved(nameOf(category)));
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
    // The row was drawn at another place.
    requestAnimationFrame(() => {
      const row = document.getElementById(rowId(code));
      if (row && !row.contains(document.activeElement)) row.querySelector('a')?.focus();
    });
  };
  const press = (event: KeyboardEvent, category: CategoryChoice) => {
    const direction = event.altKey && !event.ctrlKey && !event.metaKey ? keys[event.key] : undefined;
    if (!direction || !mayEdit) return;
    event.preventDefault();
    void move(category, direction);
  };
  return (
    <Screen
      title={t.categories}
      actions={
        mayEdit && (
          <Link to="/categories/new" className={buttonClassName('primary')}>
            <Plus size={20} />
            {t.addCategory}
          </Link>
        )
      }
    >
      <Loaded query={query} rows={12} shape="list">
        {tree.length === 0 ? (
          <EmptyState icon={<PackageOpen size={56} />} title={t.emptyCategories}>
            <p>{t.emptyCategoriesText}</p>
          </EmptyState>
        ) : (
          <>
            {mayEdit && <p className="mb-3 hidden text-small text-muted pointer-fine:block">{t.moveHint}</p>}
            <p role="status" className="sr-only">
              {notice}
            </p>
            <ul aria-busy={moving.isPending} className="rounded-panel border border-line bg-surface">
              {tree.map((category) => (
                <li
                  key={category.code}
                  id={rowId(category.code)}
                  className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 pr-2 pl-4 last:border-0 focus-within:bg-tint hover:bg-tint"
                >
                  <span
                    className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-3"
                    style={{ paddingInlineStart: `${Math.min(depths.get(category.code) ?? 0, 6) * 1.25}rem` }}
                  >
                    <Link
                      to={`/categories/${category.code}`}
                      onKeyDown={(event) => press(event, category)}
                      className="inline-flex min-h-11 items-center font-medium break-words text-link underline underline-offset-4 hover:no-underline pointer-fine:min-h-9"
                    >
                      {nameOf(category)}
                      <span className="sr-only">, {paths.get(category.code)}</span>
                    </Link>
                    <span className="tabular text-small text-muted">{t.products(category.productsInBranch)}</span>
                    {!category.visible && <Badge tone="warn">{t.hidden}</Badge>}
                  </span>
                  {mayEdit && (
                    <span className="ml-auto flex items-center">
                      <MoveButton
                        label={t.moveUp(nameOf(category))}
                        isUp
                        isPossible={placeAfter(tree, category.code, 'up') !== null}
                        onMove={() => move(category, 'up')}
                      />
                      <MoveButton
                        label={t.moveDown(nameOf(category))}
                        isPossible={placeAfter(tree, category.code, 'down') !== null}
                        onMove={() => move(category, 'down')}
                      />
                      <button
                        type="button"
                        aria-label={t.moveToOf(nameOf(category))}
                        onClick={() => setAsked({ what: 'move', category })}
                        className={textButtonClassName}
                      >
                        {t.moveTo}
                      </button>
                      <button
                        type="button"
                        aria-label={t.removeOf(nameOf(category))}
                        onClick={() => setAsked({ what: 'delete', category })}
                        className={iconButton}
                      >
                        <Trash2 size={18} />
                      </button>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {asked?.what === 'move' && (
        <TargetDialog
          title={t.moveToOf(nameOf(asked.category))}
          text={() => t.products(asked.category.products)}
          action={t.move}
          choices={[
            { name: 'parent', label: t.below, prompt: t.top, isRequired: false, options: outside(asked.category) },
          ]}
          onConfirm={({ parent }) =>
            moving.mutateAsync({
              code: asked.category.code,
              version: asked.category.version,
              place: { parent, position: tree.filter((one) => one.parent === parent).length },
            })
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'delete' && (
        <TargetDialog
          title={t.removeOf(nameOf(asked.category))}
          text={(to) => deletionText(asked.category, to)}
          action={t.remove}
          choices={[
            {
              name: 'target',
              label: t.target,
              prompt: t.targetNone,
              isRequired: asked.category.products > 0,
              start: asked.category.products > 0 ? asked.category.parent : null,
              options: choicesWithout(new Set([asked.category.code])),
            },
            ...(partsOf(tree, asked.category.code).length > 0
              ? [
                  {
                    name: 'parts' as const,
                    label: t.partsTarget,
                    prompt: t.top,
                    isRequired: false,
                    start: asked.category.parent,
                    options: outside(asked.category),
                  },
                ]
              : []),
          ]}
          onConfirm={async ({ target, parts = null }) => {
            const hasParts = partsOf(tree, asked.category.code).length > 0;
            await deletion.mutateAsync({ code: asked.category.code, target, ...(hasParts && { parts }) });
            showToast({ tone: 'success', text: t.removed(nameOf(asked.category)) });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Screen>
  );
}
