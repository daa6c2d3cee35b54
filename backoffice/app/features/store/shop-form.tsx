import { languages, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import type { StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { useForm } from '@vitrine/ui/use-form.ts';
import { useEffect, useState } from 'react';
import { CountryField } from '../../forms/country-field.tsx';
import { KeptPanel } from '../../forms/edit-frame.tsx';
import { checkFilled } from '../../forms/field-rules.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { SavedMeanwhile, useSavedMeanwhile } from '../../forms/saved-meanwhile.tsx';
import { theirsUnder } from '../../forms/use-edit-form.ts';
import { useLeaveNotice } from '../../forms/use-leave-notice.ts';
import { useSending } from '../../forms/use-sending.ts';
import { forgetKept, keepDraft, readKept } from '../../hooks/kept-draft.ts';
import { useLocale, useMessages } from '../../i18n/language.tsx';
import { productMessages } from '../../messages/en/catalog.ts';
import { layoutMessages } from '../../messages/en/layout.ts';
import { contactMessages, salesRulesMessages, welcomeMessages } from '../../messages/en/store.ts';
import { useProfile } from '../../session/profile.tsx';
import { Section } from '../../ui/section.tsx';
import { ContactFields, checkContact, contactFrom, contactOf } from './contact-fields.tsx';
import { currencyChoices, languagesInOrder, offeredTimeZone, timeZoneChoices } from './setting-choices.ts';
import { saveSettings } from './store-queries.ts';

interface ShopFormProps {
  settings: StoreSettings;
  /** The text of the button. */
  label: string;
  /** Whether address, contact and VAT number are asked for; they are not in the first run. */
  hasContact?: boolean;
  onSaved: (saved: StoreSettings) => void;
  /** Missing where there is nothing to go on to. */
  onSkip?: () => void;
}

const theirsIn = theirsUnder<StoreSettings>('store.changed', 'settings');

/** Only the first run offers the zone of this computer: later the one that is in effect is shown. */
const zoneOf = ({ timeZone }: StoreSettings, isFirstRun: boolean) =>
  isFirstRun ? offeredTimeZone(timeZone) : timeZone;

const fieldsOf = (settings: StoreSettings, isFirstRun: boolean) => ({
  name: settings.name,
  country: settings.country,
  currency: settings.currency,
  main: settings.languages[0] ?? '',
  timeZone: zoneOf(settings, isFirstRun),
  ...contactOf(settings),
});

/** Unsaved typing, and the settings that it was typed over. */
interface ShopDraft {
  readonly values: ReturnType<typeof fieldsOf>;
  readonly spoken: readonly string[];
  readonly base: StoreSettings;
}

/** The settings that every page of the shop depends on. */
export function ShopForm({ settings, label, hasContact = false, onSaved, onSkip }: ShopFormProps) {
  const t = useMessages(welcomeMessages);
  const contactWords = useMessages(contactMessages);
  const { nothing } = useMessages(productMessages);
  const { shop } = useMessages(layoutMessages);
  const { unsaved } = useMessages(salesRulesMessages);
  const locale = useLocale();
  const draftKey = `shop.${useProfile().email}`;
  /** The first run has its steps and keeps nothing. */
  const [kept, setKept] = useState(() => (hasContact ? readKept<ShopDraft>(draftKey) : null));
  /** The settings that are typed over. */
  const [base, setBase] = useState(settings);
  const [spoken, setSpoken] = useState<readonly string[]>(settings.languages);
  const form = useForm({
    id: 'shop',
    initial: fieldsOf(settings, !hasContact),
    check: (values) => ({
      name: checkFilled(values.name, t.nameEmpty),
      country: checkFilled(values.country, t.choose),
      currency: checkFilled(values.currency, t.choose),
      main: checkFilled(values.main, t.choose),
      timeZone: checkFilled(values.timeZone, t.choose),
      ...checkContact(values, contactWords),
    }),
  });
  const meanwhile = useSavedMeanwhile(form, (key) => ({ ...contactWords, ...t })[key]);
  const { main, name, country, currency, timeZone } = form.values;
  const contact = hasContact && contactFrom(form.values);
  const typed = {
    name: name.trim(),
    country,
    currency,
    languages: languagesInOrder(main, spoken),
    timeZone,
    ...contact,
  };
  const stored = { ...base, timeZone: zoneOf(base, !hasContact) };
  const isChanged = Object.entries(typed).some(
    ([key, value]) => String(value ?? '') !== String(stored[key as keyof typeof typed] ?? ''),
  );
  useLeaveNotice(draftKey, isChanged, shop);
  useEffect(() => {
    if (!hasContact) return;
    if (isChanged) keepDraft(draftKey, { values: form.values, spoken, base });
    else if (!kept) forgetKept(draftKey);
  });
  const restore = ({ values, spoken: languagesThen, base: from }: ShopDraft) => {
    setBase(from);
    form.set(values);
    setSpoken(languagesThen);
    setKept(null);
  };
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    try {
      const saved = await saveSettings({ ...typed, version: base.version });
      setBase(saved);
      meanwhile.clear();
      onSaved(saved);
    } catch (error) {
      const theirs = theirsIn(error);
      if (theirs) takeOver(theirs);
      throw error;
    }
  });
  const takeOver = (theirs: StoreSettings) => {
    meanwhile.takeOver(fieldsOf(base, !hasContact), fieldsOf(theirs, !hasContact));
    if (String(spoken) === String(base.languages)) setSpoken(theirs.languages);
    setBase(theirs);
  };
  const toggle = (code: string, isOn: boolean) =>
    setSpoken(languages.filter((one) => (one === code ? isOn : spoken.includes(one))));
  const own = (
    <>
      <TextField {...form.field('name')} label={t.name} required autoComplete="organization" maxLength={120} />
      <CountryField {...form.field('country')} label={t.country} prompt={t.choose} />
      <SelectField
        {...form.field('currency')}
        label={t.currency}
        prompt={t.choose}
        hint={settings.isCurrencyFixed ? t.currencyFixed : t.currencyHint}
        disabled={settings.isCurrencyFixed}
        options={currencyChoices(locale)}
      />
      <SelectField
        {...form.field('main')}
        label={t.main}
        prompt={t.choose}
        options={languages.map((code) => ({ value: code, name: siteLanguages[code].name }))}
      />
      <fieldset>
        <legend className="text-small font-medium text-strong">{t.others}</legend>
        {languages
          .filter((code) => code !== main)
          .map((code) => (
            <CheckField
              key={code}
              id={`shop-language-${code}`}
              isOn={spoken.includes(code)}
              onChange={(isOn) => toggle(code, isOn)}
            >
              <span lang={code}>{siteLanguages[code].name}</span>
            </CheckField>
          ))}
      </fieldset>
      <SelectField
        {...form.field('timeZone')}
        label={t.timeZone}
        prompt={t.choose}
        hint={t.timeZoneHint}
        options={timeZoneChoices()}
      />
    </>
  );
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
      {hasContact ? (
        <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
          <Section title={t.shopTitle}>{own}</Section>
          <Section title={contactWords.title}>
            <p className="text-small text-second">{contactWords.about}</p>
            <ContactFields form={form} />
          </Section>
        </div>
      ) : (
        <div className="flex max-w-lg flex-col gap-5">{own}</div>
      )}
      {onSkip ? (
        <div className="flex flex-wrap gap-2">
          <SubmitButton label={label} busyLabel={t.saving} isBusy={isBusy} />
          <Button kind="secondary" onClick={onSkip}>
            {t.skip}
          </Button>
        </div>
      ) : (
        <div className="bottom-actions flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p role="status" className="mr-auto text-small text-second">
            {isChanged ? unsaved : nothing}
          </p>
          <SubmitButton kind={isChanged ? 'primary' : 'secondary'} label={label} busyLabel={t.saving} isBusy={isBusy} />
        </div>
      )}
    </form>
  );
}
