import {
  brandPicturePath,
  darkAccentFrom,
  ownAccent,
  type PictureField,
  type Theme,
  typePairs,
} from '@vitrine/contract/shop-brand/brand-rules.ts';
import { saveShopBrand, uploadBrandPicture } from '@vitrine/contract/shop-brand/staff-shop-brand.ts';
import type { ShopBrandView } from '@vitrine/contract/shop-brand/staff-shop-brand-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { classNames, fieldClassName } from '@vitrine/ui/class-names.ts';
import { describedBy, FieldFrame } from '@vitrine/ui/field-frame.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { RadioCard } from '@vitrine/ui/radio-card.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { familiesOf } from '@vitrine/ui/type-faces.ts';
import { type Form, useForm } from '@vitrine/ui/use-form.ts';
import { useEffect, useState } from 'react';
import { sendFile } from '../../api/files.ts';
import { staffApi } from '../../api/staff-api.ts';
import { KeptPanel } from '../../forms/edit-frame.tsx';
import { FormSummary } from '../../forms/form-summary.tsx';
import { PictureChoice } from '../../forms/picture-field.tsx';
import { SavedMeanwhile, useSavedMeanwhile } from '../../forms/saved-meanwhile.tsx';
import { theirsUnder } from '../../forms/use-edit-form.ts';
import { useLeaveNotice } from '../../forms/use-leave-notice.ts';
import { useSending } from '../../forms/use-sending.ts';
import { forgetKept, keepDraft, readKept } from '../../hooks/kept-draft.ts';
import { useLocale, useMessages } from '../../i18n/language.tsx';
import { productMessages } from '../../messages/en/catalog.ts';
import { shopBrandMessages } from '../../messages/en/shop-brand.ts';
import { contactMessages } from '../../messages/en/store.ts';
import { useProfile } from '../../session/profile.tsx';
import { Section } from '../../ui/section.tsx';
import { BrandPreview } from './brand-preview.tsx';
import {
  type BrandField,
  type BrandValues,
  brandFieldsOf,
  brandFrom,
  type ColorField,
  changesFrom,
  checkBrand,
  nearestTo,
  pictureFrom,
  pictureText,
  typedColor,
} from './shop-brand-values.ts';

interface ShopBrandFormProps {
  settings: ShopBrandView;
  onSaved: (settings: ShopBrandView) => void;
}

const theirsIn = theirsUnder<ShopBrandView>('store.changed', 'settings');

/** The typed values, over the brand that was saved then. */
interface BrandDraft {
  readonly values: BrandValues;
  readonly base: ShopBrandView;
}

export function ShopBrandForm({ settings, onSaved }: ShopBrandFormProps) {
  const t = useMessages(shopBrandMessages);
  const { nothing, save, saving } = useMessages(productMessages);
  const draftKey = `shop-brand.${useProfile().email}`;
  const [kept, setKept] = useState(() => readKept<BrandDraft>(draftKey));
  /** The settings that are typed over. */
  const [base, setBase] = useState(settings);
  const form = useForm<BrandField>({
    id: 'brand',
    initial: brandFieldsOf(settings),
    check: (values) => checkBrand(values, t),
  });
  const meanwhile = useSavedMeanwhile<BrandField>(form, (name) => t[name]);
  const { values } = form;
  const changes = changesFrom(values, base);
  const saved = brandFieldsOf(base);
  const isChanged = (Object.keys(saved) as BrandField[]).some((name) => values[name].trim() !== saved[name]);
  useLeaveNotice(draftKey, isChanged, t.title);
  useEffect(() => {
    if (isChanged) keepDraft(draftKey, { values, base });
    else if (!kept) forgetKept(draftKey);
  });
  const restore = ({ values: then, base: from }: BrandDraft) => {
    setBase(from);
    form.set(then);
    setKept(null);
  };
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    if (!isChanged) return;
    try {
      const after = await staffApi(saveShopBrand, { body: { ...changes, version: base.version } });
      setBase(after);
      meanwhile.clear();
      form.reset(brandFieldsOf(after));
      onSaved(after);
      showToast({ tone: 'success', text: t.saved });
    } catch (error) {
      const theirs = theirsIn(error);
      if (theirs) {
        meanwhile.takeOver(saved, brandFieldsOf(theirs));
        setBase(theirs);
        onSaved(theirs);
      }
      throw error;
    }
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {kept && (
        <KeptPanel
          at={kept.at}
          onRestore={() => restore(kept.draft)}
          onDrop={() => {
            forgetKept(draftKey);
            setKept(null);
          }}
        />
      )}
      <FormSummary form={form} />
      <FormError message={errorMessage} />
      <SavedMeanwhile clashes={meanwhile.clashes} />
      <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Pictures form={form} shopName={base.shopName} />
          <Colors form={form} />
          <Faces form={form} />
        </div>
        <BrandPreview brand={brandFrom(values)} shopName={base.shopName} />
      </div>
      <div className="bottom-actions flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p role="status" className="mr-auto text-small text-second">
          {isChanged ? t.unsaved : nothing}
        </p>
        <SubmitButton kind={isChanged ? 'primary' : 'secondary'} label={save} busyLabel={saving} isBusy={isBusy} />
      </div>
    </form>
  );
}

const PICTURES = 'image/png,image/jpeg,image/webp';

/** Each is stored when it is chosen, and shown by the shop when the brand is saved. */
function Pictures({ form, shopName }: { form: Form<BrandField>; shopName: string }) {
  const t = useMessages(shopBrandMessages);
  const choice = (field: PictureField, hint: string, theme: Theme, shape: string) => {
    const picture = pictureFrom(form.values[field]);
    const url = picture && brandPicturePath(picture.hash);
    return (
      <PictureChoice
        label={t[field]}
        hint={hint}
        url={url}
        accept={PICTURES}
        send={async (file) =>
          form.set({ [field]: pictureText(await sendFile(uploadBrandPicture, { query: { field } }, file)) })
        }
        onRemove={() => form.set({ [field]: '' })}
      >
        {url && (
          <span style={{ colorScheme: theme }} className="inline-flex rounded-control border border-line bg-page p-2">
            <img src={url} alt={t.pictureAlt(t[field], shopName)} className={shape} />
          </span>
        )}
      </PictureChoice>
    );
  };
  return (
    <Section title={t.pictures}>
      {choice('logo', t.logoHint, 'light', 'max-h-10 max-w-48 object-contain')}
      {form.values.logo !== '' && choice('logoDark', t.logoDarkHint, 'dark', 'max-h-10 max-w-48 object-contain')}
      {choice('siteIcon', t.siteIconHint, 'light', 'size-10')}
    </Section>
  );
}

function Colors({ form }: { form: Form<BrandField> }) {
  const t = useMessages(shopBrandMessages);
  const { values } = form;
  const accent = typedColor(values.accent);
  const hasAccent = values.accent.trim() !== '';
  const dark = accent === null ? ownAccent.dark : darkAccentFrom(accent);
  return (
    <Section title={t.colors}>
      <p className="text-small text-second">{t.colorsAbout}</p>
      <ColorInput form={form} name="accent" hint={t.accentHint} shown={ownAccent.light} />
      {hasAccent && (
        <>
          <ColorInput form={form} name="accentDark" hint={t.accentDarkHint} shown={dark} />
          <Button kind="secondary" className="self-start" onClick={() => form.set({ accent: '', accentDark: '' })}>
            {t.ownColors}
          </Button>
        </>
      )}
    </Section>
  );
}

interface ColorFieldProps {
  form: Form<BrandField>;
  name: ColorField;
  hint: string;
  /** The colour that an empty field stands for. */
  shown: string;
}

/** The code of the colour, with the colour to choose from beside it. A colour that cannot be read is never replaced by itself. */
function ColorInput({ form, name, hint, shown }: ColorFieldProps) {
  const t = useMessages(shopBrandMessages);
  const { optional } = useMessages(contactMessages);
  const field = form.field(name);
  const nearest = nearestTo(name, form.values);
  return (
    <div className="flex flex-col gap-2">
      <FieldFrame id={field.id} label={t[name]} note={optional} hint={hint} issue={field.issue} isQuiet={field.isQuiet}>
        <div className="flex gap-2">
          <input
            id={field.id}
            value={field.value}
            aria-invalid={field.issue !== null}
            aria-describedby={describedBy(field.id, hint, field.issue)}
            onChange={(event) => field.onChange(event.target.value)}
            onBlur={field.onBlur}
            placeholder={shown}
            maxLength={7}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={classNames('control min-w-0 flex-1', fieldClassName)}
          />
          <input
            type="color"
            aria-label={t.choose(t[name])}
            value={typedColor(field.value) ?? shown}
            onChange={(event) => field.onChange(event.target.value)}
            onBlur={field.onBlur}
            className="control w-14 shrink-0 rounded-control border border-line-strong bg-surface p-1"
          />
        </div>
      </FieldFrame>
      {nearest !== null && (
        <Button kind="secondary" className="self-start" onClick={() => form.set({ [name]: nearest })}>
          <span
            aria-hidden
            className="swatch size-5 rounded-badge border border-line-strong"
            style={{ backgroundColor: nearest }}
          />
          {t.nearestButton(nearest)}
        </Button>
      )}
    </div>
  );
}

function Faces({ form }: { form: Form<BrandField> }) {
  const t = useMessages(shopBrandMessages);
  const names = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const { value, onChange } = form.field('typePair');
  return (
    <Section title={t.typePair}>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t.typePair}</legend>
        {typePairs.map((pair) => (
          <RadioCard
            key={pair}
            id={`brand-${pair}`}
            name="typePair"
            value={pair}
            title={names.format(familiesOf(pair))}
            text={t.pairs[pair]}
            isChosen={value === pair}
            onChoose={() => onChange(pair)}
          />
        ))}
      </fieldset>
    </Section>
  );
}
