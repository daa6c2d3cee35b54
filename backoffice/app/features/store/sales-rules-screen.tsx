import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { readSalesRules, saveSalesRules } from '@vitrine/contract/product-editing/edit-sales-rules.ts';
import type { SalesRules } from '@vitrine/contract/product-editing/edit-sales-rules-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { queryClient } from '../../api/query-client.ts';
import { staffApi } from '../../api/staff-api.ts';
import { regionText } from '../../format/names.ts';
import { KeptPanel } from '../../forms/edit-frame.tsx';
import { fieldId } from '../../forms/field-id.ts';
import type { Clash, FormValue, FormValues } from '../../forms/form-values.ts';
import { IssueSummary } from '../../forms/issue-summary.tsx';
import { MergeSheet } from '../../forms/merge-sheet.tsx';
import { theirsUnder } from '../../forms/use-edit-form.ts';
import { useLeaveNotice } from '../../forms/use-leave-notice.ts';
import { useNotation, useValueIssue } from '../../forms/use-notation.ts';
import { forgetKept, keepDraft, readKept } from '../../hooks/kept-draft.ts';
import { useLocale, useMessages } from '../../i18n/language.tsx';
import { productMessages, structureMessages } from '../../messages/en/catalog.ts';
import { salesRulesMessages } from '../../messages/en/store.ts';
import { useProfile } from '../../session/profile.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Section } from '../../ui/section.tsx';
import { DeliveryRules } from './delivery-rules.tsx';
import { areSameRules, deliveryIn, mergeRules, rulesFrom, taxIn } from './merge-rules.ts';
import { useRuleTexts } from './rule-texts.ts';
import { suggestedDelivery, suggestedTax } from './suggested-rules.ts';
import { TaxRules } from './tax-rules.tsx';
import { TryAddress } from './try-address.tsx';
import { type RuleIssue, readRules, type TypedRules, typedRules } from './typed-rules.ts';

const salesRulesQuery = queryOptions({
  queryKey: ['store', 'sales-rules'],
  queryFn: () => staffApi(readSalesRules, {}),
});

const theirsIn = theirsUnder<SalesRules>('store.changed', 'salesRules');

/** Delivery and taxes of the shop. */
export function SalesRulesScreen() {
  const t = useMessages(salesRulesMessages);
  const query = useQuery(salesRulesQuery);
  return (
    <Screen title={t.title}>
      <Loaded query={query} rows={2} shape="form">
        {query.data && <SalesRulesForm stored={query.data} />}
      </Loaded>
    </Screen>
  );
}

/** Typed rules, and the stored ones that they were typed over. */
interface RulesDraft {
  readonly typed: TypedRules;
  readonly base: SalesRules;
}

function SalesRulesForm({ stored }: { stored: SalesRules }) {
  const t = useMessages(salesRulesMessages);
  const words = useMessages(productMessages);
  const { mergeTitle } = useMessages(structureMessages);
  const locale = useLocale();
  const errorText = useErrorText();
  const draftKey = `sales-rules.${useProfile().email}`;
  const { currency, country, languages } = stored;
  const [first = ''] = languages;
  const texts = useRuleTexts(first, currency);
  const notation = useNotation(currency);
  const valueIssue = useValueIssue(notation.digits);
  const [base, setBase] = useState(stored);
  /** Saved by somebody else meanwhile. */
  const [theirs, setTheirs] = useState<SalesRules | null>(null);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [typed, setTyped] = useState(() => typedRules(stored, notation));
  const [kept, setKept] = useState(() => readKept<RulesDraft>(draftKey));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ key: string | null; text: string } | null>(null);
  const { rules, issues } = readRules(typed, languages, notation);
  const isChanged = !areSameRules(typed, typedRules(base, notation));

  useLeaveNotice(draftKey, isChanged, t.title);

  const change = (patch: Partial<TypedRules>) => {
    const next = { ...typed, ...patch };
    setTyped(next);
    setRefused(null);
    keepDraft(draftKey, { typed: next, base });
  };
  const show = (saved: SalesRules) => {
    setBase(saved);
    setTyped(typedRules(saved, notation));
    setTheirs(null);
    setChecked(false);
    setRefused(null);
    setKept(null);
    forgetKept(draftKey);
  };
  const restore = () => {
    if (kept) {
      setTyped(kept.draft.typed);
      setBase(kept.draft.base);
      if (kept.draft.base.version !== stored.version) setTheirs(stored);
    }
    setKept(null);
  };
  const dropKept = () => {
    setKept(null);
    forgetKept(draftKey);
  };
  const issueText = (issue: RuleIssue): string => {
    switch (issue.kind) {
      case 'no-country':
      case 'no-name':
      case 'empty':
      case 'days':
      case 'twice':
      case 'rate':
        return t.issues[issue.kind];
      default:
        return valueIssue(issue);
    }
  };
  const issueOf = (key: string): string | null => {
    if (refused?.key === key) return refused.text;
    return isChecked && issues[key] ? issueText(issues[key]) : null;
  };
  const wrong = [...(isChecked ? Object.keys(issues) : []), ...(refused?.key ? [refused.key] : [])];
  const send = async (sent: TypedRules, version: string) => {
    setBusy(true);
    setRefused(null);
    try {
      const saved = await staffApi(saveSalesRules, {
        body: { ...readRules(sent, languages, notation).rules, version },
      });
      queryClient.setQueryData(salesRulesQuery.queryKey, saved);
      show(saved);
      showToast({ tone: 'success', text: t.saved });
    } catch (error) {
      const other = theirsIn(error);
      if (other) await merge(other);
      else {
        const field = error instanceof ApiError ? error.details.field : undefined;
        setRefused({ key: typeof field === 'string' ? field : null, text: errorText(error) });
      }
    }
    setBusy(false);
  };
  /** Keeps what only one person changed. About the rest somebody decides before anything is saved. */
  const merge = async (other: SalesRules) => {
    setTheirs(other);
    const merged = mergeWith(other);
    if (merged.clashes.length > 0) setClashes(merged.clashes);
    else await send(rulesFrom(merged.values), other.version);
  };
  const mergeWith = (other: SalesRules) =>
    mergeRules(typedRules(base, notation), typed, typedRules(other, notation), first);
  const choose = async (chosen: FormValues) => {
    setClashes([]);
    if (theirs) await send(rulesFrom({ ...mergeWith(theirs).values, ...chosen }), theirs.version);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isBusy || Object.keys(issues).length > 0) return;
    await (theirs ? merge(theirs) : send(typed, base.version));
  };
  const ruleTitle = (key: string): string => {
    const clash = clashes.find((one) => one.key === key);
    const value = String(clash?.mine || clash?.theirs || '');
    const [delivery, tax] = [deliveryIn(key, value), taxIn(key, value)];
    return delivery ? texts.deliveryTitle(delivery) : tax ? texts.taxTitle(tax) : '';
  };
  const ruleText = (key: string, value: FormValue): string => {
    const [delivery, tax] = [deliveryIn(key, String(value)), taxIn(key, String(value))];
    return delivery ? texts.deliveryLines(delivery).join('\n') : tax ? texts.taxLine(tax) : t.removed;
  };
  const shared = { languages, currency, issueOf, wrong };
  const tax = suggestedTax(country, languages, notation);
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="flex max-w-4xl flex-col gap-5">
          {kept && <KeptPanel at={kept.at} onRestore={restore} onDrop={dropKept} />}
          <FormError message={refused?.key === null ? refused.text : null} />
          <IssueSummary
            issues={wrong.map((key) => ({ key, text: issueOf(key) ?? '' }))}
            onGo={(key) => document.getElementById(fieldId(key))?.focus()}
          />
          <Section title={t.delivery}>
            {typed.delivery.length === 0 && (
              <>
                <p className="text-second">{t.noDelivery}</p>
                <Button
                  kind="secondary"
                  className="self-start"
                  onClick={() => change({ delivery: [suggestedDelivery(country, languages, notation)] })}
                >
                  {t.suggestDelivery(regionText(country, locale))}
                </Button>
              </>
            )}
            <DeliveryRules {...shared} rules={typed.delivery} onChange={(delivery) => change({ delivery })} />
          </Section>
          <Section title={t.taxes}>
            {typed.taxes.length === 0 && (
              <>
                <p className="text-second">{t.noTaxes}</p>
                {tax && (
                  <Button kind="secondary" className="self-start" onClick={() => change({ taxes: [tax] })}>
                    {t.suggestTax(regionText(country, locale), tax.rate)}
                  </Button>
                )}
                <CheckField id={fieldId('noTax')} isOn={typed.noTax} onChange={(noTax) => change({ noTax })}>
                  {t.noTax}
                  <span className="block text-small text-second">{t.noTaxHint}</span>
                </CheckField>
              </>
            )}
            <TaxRules {...shared} taxes={typed.taxes} onChange={(taxes) => change({ taxes })} />
          </Section>
          <Section title={t.tryTitle}>
            <p className="text-small text-second">{t.tryAbout}</p>
            <TryAddress
              country={country}
              currency={currency}
              readRules={() => {
                setChecked(true);
                return Object.keys(issues).length > 0 ? null : rules;
              }}
            />
          </Section>
        </div>
        <div className="bottom-actions flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p role="status" className="mr-auto text-small text-second">
            {isChanged ? t.unsaved : words.nothing}
          </p>
          {isChanged && (
            <Button kind="plain" onClick={() => show(theirs ?? base)}>
              {words.discard}
            </Button>
          )}
          <SubmitButton
            kind={isChanged ? 'primary' : 'secondary'}
            label={words.save}
            busyLabel={words.saving}
            isBusy={isBusy}
          />
        </div>
      </form>
      {clashes.length > 0 && (
        <MergeSheet
          title={mergeTitle}
          labelOf={ruleTitle}
          valueText={ruleText}
          clashes={clashes}
          onChoose={(chosen) => void choose(chosen)}
          onClose={() => setClashes([])}
        />
      )}
    </>
  );
}
