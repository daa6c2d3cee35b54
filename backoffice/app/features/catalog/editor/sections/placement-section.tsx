import { placementFields } from '@vitrine/contract/catalog/product-fields.ts';
import { iconButton } from '@vitrine/ui/class-names.ts';
import { FieldIssue } from '@vitrine/ui/field-frame.tsx';
import { X } from '@vitrine/ui/icons.ts';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { nameIn } from '../../../../format/names.ts';
import { FieldControl } from '../../../../forms/field-control.tsx';
import { fieldId } from '../../../../forms/field-id.ts';
import { textIn } from '../../../../forms/form-values.ts';
import { MoveButton } from '../../../../forms/move-button.tsx';
import { useLanguageChoice, useMessages } from '../../../../i18n/language.tsx';
import { productMessages } from '../../../../messages/en/catalog.ts';
import { FoldSection } from '../../../../ui/section.tsx';
import { categoryPaths } from '../../named-categories.ts';
import { categoriesIn } from '../form/product-values.ts';
import type { EditorProps } from '../form/use-product-form.ts';
import { useAllBrands, useCategoryTree } from '../product-queries.ts';

export function PlacementSection({ form, issueOf, readOnly }: EditorProps) {
  const t = useMessages(productMessages);
  const { language } = useLanguageChoice();
  const { product, values, set } = form;
  const tree = useCategoryTree().data ?? [];
  const brands = useAllBrands().data ?? [];
  const chosen = categoriesIn(values);
  const paths = categoryPaths(tree, language);
  const pathOf = (code: string): string => paths.get(code) ?? code;
  const change = (categories: readonly string[]) => set({ categories });
  const brand = textIn(values, 'brand');
  return (
    <FoldSection name="placement" title={t.placement}>
      <div className="flex flex-col gap-2">
        <ol className="flex flex-col divide-y divide-line empty:hidden">
          {chosen.map((code, index) => (
            <li key={code} className="flex items-center gap-1 py-1">
              <span className="min-w-0 flex-1 text-small break-words">{pathOf(code)}</span>
              {!readOnly && (
                <>
                  <MoveButton
                    label={t.moveUp(pathOf(code))}
                    isUp
                    isPossible={index > 0}
                    onMove={() => change([code, ...chosen.filter((one) => one !== code)])}
                  />
                  <button
                    type="button"
                    aria-label={t.remove(pathOf(code))}
                    onClick={() => change(chosen.filter((one) => one !== code))}
                    className={iconButton}
                  >
                    <X size={18} />
                  </button>
                </>
              )}
            </li>
          ))}
        </ol>
        {readOnly ? (
          <FieldIssue id={fieldId('categories')} issue={issueOf('categories')} />
        ) : (
          <SelectField
            id={fieldId('categories')}
            label={t.categories}
            hint={t.categoriesHint}
            prompt={t.addCategory}
            value=""
            issue={issueOf('categories')}
            options={tree
              .filter(({ code }) => !chosen.includes(code))
              .map(({ code }) => ({ value: code, name: pathOf(code) }))}
            onChange={(code) => code && change([...chosen, code])}
          />
        )}
      </div>
      <SelectField
        id={fieldId('brand')}
        label={t.brand}
        prompt={t.noBrand}
        value={brand}
        disabled={readOnly}
        issue={issueOf('brand')}
        options={[
          ...brands.map(({ code, name }) => ({ value: code, name: nameIn(name, language, code) })),
          ...(brand !== '' && !brands.some(({ code }) => code === brand) ? [{ value: brand, name: brand }] : []),
        ]}
        onChange={(value) => set({ brand: value })}
      />
      <FieldControl
        field={placementFields.lowStock}
        id={fieldId('lowStock')}
        label={t.lowStock}
        note={t.optional}
        hint={t.lowStockHint}
        value={textIn(values, 'lowStock')}
        issue={issueOf('lowStock')}
        readOnly={readOnly}
        onChange={(lowStock) => set({ lowStock })}
      />
      {product.id === 0 && <p className="text-small text-muted">{t.variantsLater}</p>}
    </FoldSection>
  );
}
