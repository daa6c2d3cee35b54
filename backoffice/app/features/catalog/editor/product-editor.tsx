import type { EditedProduct, ProductChanges } from '@vitrine/contract/product-editing/edited-product.ts';
import { knownLanguage, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { closeModal } from '@vitrine/ui/modal.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readAmount } from '../../../format/amount-input.ts';
import { CustomSection } from '../../../forms/custom-field-inputs.tsx';
import { EditFrame, useSaving } from '../../../forms/edit-frame.tsx';
import { fieldId } from '../../../forms/field-id.ts';
import { type FormValues, textIn } from '../../../forms/form-values.ts';
import type { Notation } from '../../../forms/typed-value.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { productMessages } from '../../../messages/en/catalog.ts';
import { type CustomFields, useCustomFieldName } from '../../../session/custom-fields.ts';
import { useMay } from '../../../session/profile.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ExternalLink } from '../../../ui/icons.ts';
import { Section } from '../../../ui/section.tsx';
import { DraftActions } from './drafts/draft-actions.tsx';
import { DraftPanel } from './drafts/draft-panel.tsx';
import { useDraftOf, useDraftSteps } from './drafts/draft-queries.ts';
import { PublishSheet } from './drafts/publish-sheet.tsx';
import { skusOf } from './form/check-form.ts';
import { fieldLabel, useProductValueText } from './form/field-label.ts';
import { useIssueText } from './form/issue-texts.ts';
import { textKey, variantKey } from './form/product-values.ts';
import { useProductForm } from './form/use-product-form.ts';
import { useSaveProduct } from './product-queries.ts';
import { BasicsSection, DetailsSection } from './sections/basics-section.tsx';
import { PicturesSection } from './sections/pictures-section.tsx';
import { PlacementSection } from './sections/placement-section.tsx';
import { SearchSection } from './sections/search-section.tsx';
import { SellingSection } from './sections/selling-section.tsx';
import { TextsSection } from './sections/texts-section.tsx';
import { AddVariants } from './variants/add-variants.tsx';
import { VariantsSection } from './variants/variants-section.tsx';

interface ProductEditorProps {
  loaded: EditedProduct;
  customFields: CustomFields;
}

export function ProductEditor({ loaded, customFields }: ProductEditorProps) {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  const readOnly = !useMay('catalog.w');
  const form = useProductForm(loaded, customFields, useSaveProduct());
  const { product, values } = form;
  const draft = useDraftOf(product.id).data?.draft;
  const { discard: discardDraft } = useDraftSteps(product);
  const valueText = useProductValueText(customFields);
  const issueText = useIssueText(form.scope.notation.digits);
  const [first = 'en'] = product.languages;
  const [shown, setShown] = useState(first);
  const [drops, setDrops] = useState<readonly string[]>([]);
  const [planned, setPlanned] = useState<ProductChanges | null>(null);
  const isNew = product.id === 0;
  const name = textIn(values, textKey('name', first)).trim();
  const saving = useSaving(form, {
    readOnly,
    issueText,
    onSaved: (saved) => {
      // The saved changes include those of the draft.
      if (draft?.product?.version === saved.version) discardDraft.mutate();
      showToast({ tone: 'success', text: isNew ? t.created : t.saved });
      if (isNew) navigate(`/products/${saved.id}`, { replace: true });
    },
    onLanguage: setShown,
  });
  const save = ({ isSure = false } = {}) => {
    if (saving.isBusy || readOnly) return;
    const deep = isSure ? [] : deepDrops(product, values, form.scope.notation);
    if (deep.length > 0) setDrops(deep);
    else void saving.run(form.save);
  };
  const { issueOf } = saving;
  const customName = useCustomFieldName();
  const labelOf = (key: string) => fieldLabel(key, t, (name) => customName(name, customFields));
  const part = { form, issueOf, readOnly };
  const languages = { shown, onShow: setShown };
  const skus = skusOf(product, values);
  const only = skus.length === 1 ? (skus[0] ?? null) : null;
  const slug = product.texts[first]?.slug;
  return (
    <EditFrame
      form={form}
      saving={saving}
      title={isNew ? t.newTitle : name || product.sku}
      back={{ to: '/products', label: t.all }}
      isNew={isNew}
      readOnly={readOnly}
      labelOf={labelOf}
      merge={{ title: t.mergeTitle, valueText }}
      onSave={save}
      notice={!isNew && <DraftPanel product={product} readOnly={readOnly} onFill={form.fill} />}
      steps={!isNew && <DraftActions form={form} onLater={setPlanned} />}
      dialogs={
        <>
          {drops.length > 0 && (
            <DropDialog
              skus={drops}
              onSure={() => {
                setDrops([]);
                save({ isSure: true });
              }}
              onClose={() => setDrops([])}
            />
          )}
          {planned && (
            <PublishSheet product={product} changes={planned} onDone={form.discard} onClose={() => setPlanned(null)} />
          )}
        </>
      }
      actions={
        !isNew && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="tabular text-small text-muted">{product.sku}</span>
            {product.visible && !product.archived && slug ? (
              <a
                href={`${siteLanguages[knownLanguage(first)].prefix}/product/${slug}`}
                target="_blank"
                rel="noreferrer"
                className={linkClassName}
              >
                <ExternalLink size={18} />
                {t.openInShop}
              </a>
            ) : (
              <Badge tone="warn">{product.archived ? t.archived : t.hidden}</Badge>
            )}
          </div>
        )
      }
    >
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <BasicsSection {...part} {...languages} sku={only} />
          {only === null && <VariantsSection {...part} />}
          <PicturesSection {...part} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:col-start-2 xl:row-span-2">
          <Section title={t.visible}>
            <CheckField
              id={fieldId('visible')}
              asSwitch
              isOn={values.visible === true && values.archived !== true}
              onChange={(visible) => !readOnly && form.set(visible ? { visible, archived: false } : { visible })}
            >
              {t.visible}
            </CheckField>
            {!isNew && (
              <CheckField
                id={fieldId('archived')}
                isOn={values.archived === true}
                onChange={(archived) => !readOnly && form.set({ archived })}
              >
                {t.archived}
                <span className="block text-small text-muted">{t.archivedHint}</span>
              </CheckField>
            )}
          </Section>
          <PlacementSection {...part} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:col-start-1">
          <TextsSection {...part} {...languages} />
          {only !== null && <DetailsSection {...part} sku={only} />}
          <SellingSection {...part} />
          {!isNew && !readOnly && <AddVariants form={form} />}
          <CustomSection
            form={form.scope.product}
            values={values}
            set={form.set}
            issueOf={issueOf}
            readOnly={readOnly}
          />
          <SearchSection {...part} {...languages} />
        </div>
      </div>
    </EditFrame>
  );
}

/** SKUs of the variants whose price falls by more than half, which is more often a slip than a plan. */
const deepDrops = ({ variants }: EditedProduct, values: FormValues, { currency, digits, locale }: Notation): string[] =>
  variants.flatMap(({ sku, price, sale }) => {
    const isHalf = (field: 'price' | 'salePrice', before: string) => {
      const typed = readAmount(textIn(values, variantKey(field, sku)), currency, digits, locale);
      return typed.kind === 'amount' && Number(before) > 0 && Number(typed.amount) < Number(before) / 2;
    };
    return isHalf('price', price) || isHalf('salePrice', sale?.price ?? price) ? [sku] : [];
  });

interface DropDialogProps {
  skus: readonly string[];
  onSure: () => void;
  onClose: () => void;
}

/** Asks before a price falls by more than half: it counts as the lowest of thirty days even when it is corrected. */
function DropDialog({ skus, onSure, onClose }: DropDialogProps) {
  const t = useMessages(productMessages);
  return (
    <Dialog title={t.deepTitle} onClose={onClose}>
      <p className="mb-4 text-second">{t.deepText(skus.join(', '))}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="secondary" onClick={closeModal}>
          {t.keepEditing}
        </Button>
        <Button onClick={onSure}>{t.deepSave}</Button>
      </div>
    </Dialog>
  );
}
