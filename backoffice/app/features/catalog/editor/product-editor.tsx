import { Failure } from '@vitrine/contract/failure.ts';
import type { EditedProduct } from '@vitrine/contract/merchant/edited-product.ts';
import { knownLanguage, siteLanguages } from '@vitrine/contract/site-languages.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { ArrowLeft } from '@vitrine/ui/icons.ts';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { productMessages } from '../../../messages/en/product.ts';
import { useMay } from '../../../session/profile.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ExternalLink } from '../../../ui/icons.ts';
import { Screen } from '../../../ui/screen.tsx';
import { Section } from '../../../ui/section.tsx';
import { AddVariants } from './add-variants.tsx';
import { skusOf } from './check-form.ts';
import { deepDrops } from './deep-drops.ts';
import { DraftActions } from './draft-actions.tsx';
import { DraftPanel } from './draft-panel.tsx';
import { useDraftOf, useDraftSteps } from './draft-queries.ts';
import { DropDialog } from './drop-dialog.tsx';
import { fieldId } from './field-id.ts';
import { fieldLabel } from './field-label.ts';
import { partsOf, textIn, textKey } from './form-values.ts';
import { KeptPanel } from './kept-panel.tsx';
import { MergeSheet } from './merge-sheet.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PlacementSection } from './placement-section.tsx';
import { PriceSection } from './price-section.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { useProblemText } from './problem-texts.ts';
import { useSaveProduct } from './product-queries.ts';
import { SearchSection } from './search-section.tsx';
import { TextsSection } from './texts-section.tsx';
import { useProductForm } from './use-product-form.ts';
import { VariantsSection } from './variants-section.tsx';

/** The field that a refusal of the server names, as a key of the form: `texts.en.slug`, `variants.SKU.price`, `brand`. */
function refusedKey(error: unknown): string | null {
  const field = error instanceof Failure ? error.details.field : undefined;
  if (typeof field !== 'string') return null;
  const text = /^texts\.(\w\w)\.(\w+)$/.exec(field);
  if (text) return `text:${text[2]}:${text[1]}`;
  const variant = /^variants\.(.*)\.(\w+)$/.exec(field);
  if (variant) return `variant:${variant[2] === 'sale' ? 'salePrice' : variant[2]}:${variant[1]}`;
  return field;
}

export function ProductEditor({ loaded }: { loaded: EditedProduct }) {
  const t = useMessages(productMessages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const readOnly = !useMay('catalog.w');
  const form = useProductForm(loaded, useSaveProduct());
  const { product, values, changed, problems } = form;
  const draft = useDraftOf(product.id).data?.draft;
  const { discard: discardDraft } = useDraftSteps(product);
  const problemText = useProblemText(form.notation.digits);
  const [first = 'en'] = product.languages;
  const [shown, setShown] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ key: string | null; text: string } | null>(null);
  const [drops, setDrops] = useState<readonly string[]>([]);
  const isNew = product.id === 0;
  const name = textIn(values, textKey('name', first)).trim();
  const problemOf = (key: string) => problemText(problems[key]) ?? (failure?.key === key ? failure.text : null);
  const wrong = [...new Set([...Object.keys(problems), ...(failure?.key ? [failure.key] : [])])];

  const run = async (save: () => Promise<EditedProduct | null>) => {
    setBusy(true);
    setFailure(null);
    try {
      const saved = await save();
      if (saved) {
        // What the draft would do is done.
        if (draft?.product?.version === saved.version) discardDraft.mutate();
        showToast({ tone: 'success', text: isNew ? t.created : t.saved });
        if (isNew) navigate(`/products/${saved.id}`, { replace: true });
      }
    } catch (error) {
      const key = refusedKey(error);
      setFailure({ key, text: errorText(error) });
      if (key) focusField(key);
    }
    setBusy(false);
  };
  const save = ({ isSure = false } = {}) => {
    if (isBusy || readOnly) return;
    const deep = isSure ? [] : deepDrops(product, values, form.notation);
    if (deep.length > 0) setDrops(deep);
    else void run(form.save);
  };
  /** A text in another language may be behind its tab. */
  const focusField = (key: string) => {
    const { kind, of } = partsOf(key);
    if (kind === 'text') setShown(of);
    requestAnimationFrame(() => document.getElementById(fieldId(key))?.focus());
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const part = { form, problemOf, readOnly };
  const skus = skusOf(product, values);
  const [only = ''] = skus;
  const slug = product.texts[first]?.slug;
  return (
    <Screen
      title={isNew ? t.newTitle : name || product.sku}
      above={
        <Link to="/products" className={linkClassName}>
          <ArrowLeft size={18} />
          {t.all}
        </Link>
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
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        {!isNew && <DraftPanel product={product} readOnly={readOnly} onFill={form.fill} />}
        {form.kept && <KeptPanel at={form.kept.at} onRestore={form.restore} onDrop={form.dropKept} />}
        <FormError message={failure && failure.key === null ? failure.text : null} />
        <ProblemSummary
          problems={wrong.map((key) => ({ key, text: `${fieldLabel(key, t)}: ${problemOf(key) ?? ''}` }))}
          onGo={focusField}
        />
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-5">
            {isNew && (
              <Section title={t.sku}>
                <TextField
                  id={fieldId('sku')}
                  label={t.sku}
                  hint={t.skuHint}
                  value={textIn(values, 'sku')}
                  problem={problemOf('sku')}
                  maxLength={64}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(sku) => form.set({ sku })}
                />
              </Section>
            )}
            <TextsSection {...part} shown={shown} onShow={setShown} />
            <PicturesSection {...part} />
            {skus.length === 1 ? <PriceSection {...part} sku={only} /> : <VariantsSection {...part} />}
            {!isNew && !readOnly && <AddVariants form={form} />}
            <SearchSection {...part} shown={shown} onShow={setShown} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
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
        </div>
        {!readOnly && (
          <div className="bottom-actions flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <p role="status" className="mr-auto text-small text-second">
              {changed.length > 0 ? t.unsaved(changed.length) : isNew ? '' : t.nothing}
            </p>
            {changed.length > 0 && (
              <Button
                kind="quiet"
                onClick={() => {
                  setFailure(null);
                  form.discard();
                }}
              >
                {t.discard}
              </Button>
            )}
            {!isNew && <DraftActions form={form} />}
            <SubmitButton label={t.save} busyLabel={t.saving} isBusy={isBusy} />
          </div>
        )}
      </form>
      {form.clashes.length > 0 && (
        <MergeSheet
          title={t.mergeTitle}
          labelOf={(key) => fieldLabel(key, t)}
          clashes={form.clashes}
          onChoose={(chosen) => void run(() => form.choose(chosen))}
          onClose={form.cancelMerge}
        />
      )}
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
    </Screen>
  );
}
