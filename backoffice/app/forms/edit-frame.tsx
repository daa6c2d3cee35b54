import { ApiError } from '@vitrine/contract/domain-error.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { linkClassName } from '@vitrine/ui/class-names.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { ArrowLeft } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../api/error-text.ts';
import { momentText } from '../format/moment.ts';
import { useLocale, useMessages } from '../i18n/language.tsx';
import { productMessages } from '../messages/en/catalog.ts';
import { listMessages } from '../messages/en/layout.ts';
import { History } from '../ui/icons.ts';
import { Screen } from '../ui/screen.tsx';
import { fieldId } from './field-id.ts';
import { partsOf } from './form-values.ts';
import { IssueSummary } from './issue-summary.tsx';
import { MergeSheet, type MergeSheetProps } from './merge-sheet.tsx';
import type { EditForm } from './use-edit-form.ts';
import { useLeaveNotice } from './use-leave-notice.ts';

/** The field that a domain error of the server names, as a key of the form: `texts.en.slug`, `variants.SKU.price`, `fields.size`. */
function issueKey(error: unknown): string | null {
  const field = error instanceof ApiError ? error.details.field : undefined;
  if (typeof field !== 'string') return null;
  const text = /^texts\.(\w\w)\.(\w+)$/.exec(field);
  if (text) return `text:${text[2]}:${text[1]}`;
  const variant = /^variants\.(.*)\.(fields\..+)$/.exec(field) ?? /^variants\.(.*)\.(\w+)$/.exec(field);
  if (variant) return `variant:${variant[2] === 'sale' ? 'salePrice' : variant[2]}:${variant[1]}`;
  return field;
}

interface SavingRules<T, P> {
  readOnly: boolean;
  issueText: (issue: P) => string | null;
  onSaved: (saved: T) => void;
  /** A text in another language may be behind its tab. */
  onLanguage?: (language: string) => void;
}

export interface Saving<T> {
  isBusy: boolean;
  /** The message of a refused request that belongs to no field. */
  error: string | null;
  /** Keys of all fields that cannot be saved as they are. */
  wrong: readonly string[];
  issueOf: (key: string) => string | null;
  focusField: (key: string) => void;
  run: (save: () => Promise<T | null>) => Promise<void>;
  clear: () => void;
}

/** Saving, and what keeps an entry from being saved. */
export function useSaving<T, P>(form: EditForm<T, P>, rules: SavingRules<T, P>): Saving<T> {
  const { readOnly, issueText, onSaved, onLanguage } = rules;
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<{ readonly key: string } | null>(null);
  const [saveError, setSaveError] = useState<{ key: string | null; text: string } | null>(null);
  const focusField = (key: string) => {
    const { kind, of } = partsOf(key);
    if (kind === 'text') onLanguage?.(of);
    setWanted({ key });
  };
  // The field may be shown only now: in another language, or in a part that opens because of its message.
  useEffect(() => {
    if (!wanted) return;
    unfold(wanted.key);
    document.getElementById(fieldId(wanted.key))?.focus();
  }, [wanted]);
  return {
    isBusy,
    error: saveError && saveError.key === null ? saveError.text : null,
    wrong: [...new Set([...Object.keys(form.issues), ...(saveError?.key ? [saveError.key] : [])])],
    issueOf: (key) => {
      const issue = form.issues[key];
      return (issue ? issueText(issue) : null) ?? (saveError?.key === key ? saveError.text : null);
    },
    focusField,
    run: async (save) => {
      if (isBusy || readOnly) return;
      setBusy(true);
      setSaveError(null);
      try {
        const saved = await save();
        if (saved) onSaved(saved);
      } catch (error) {
        const key = issueKey(error);
        setSaveError({ key, text: errorText(error) });
        if (key) focusField(key);
      }
      setBusy(false);
    },
    clear: () => setSaveError(null),
  };
}

/** Opens what is folded around a field. */
function unfold(key: string): void {
  const closed = 'details:not([open])';
  let parent = document.getElementById(fieldId(key))?.closest<HTMLDetailsElement>(closed);
  while (parent) {
    parent.open = true;
    parent = parent.closest<HTMLDetailsElement>(closed);
  }
}

interface EditFrameProps<T, P> {
  form: EditForm<T, P>;
  saving: Saving<T>;
  title: string;
  back: { to: string; label: string };
  actions?: ReactNode;
  isNew?: boolean;
  readOnly: boolean;
  labelOf: (key: string) => string;
  merge: Pick<MergeSheetProps, 'title' | 'valueText'>;
  /** Above the fields. */
  notice?: ReactNode;
  /** Beside the button that saves. */
  steps?: ReactNode;
  /** Dialogs of the form. */
  dialogs?: ReactNode;
  onSave: () => void;
  children: ReactNode;
}

/** The screen of an entry: unsaved work of an earlier visit, issues, fields, what was changed, and the merge with others' work. */
export function EditFrame<T, P>(props: EditFrameProps<T, P>) {
  const { form, saving, title, back, actions, isNew = false, readOnly, labelOf, merge, notice, steps, dialogs } = props;
  const { onSave, children } = props;
  const t = useMessages(productMessages);
  const words = useMessages(listMessages);
  useLeaveNotice(form.draftKey, form.changed.length > 0, title);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const wrong = saving.wrong.join('\n');
  // A message stands beside its field, which may be folded.
  useEffect(() => {
    for (const key of wrong.split('\n')) unfold(key);
  }, [wrong]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Screen
      title={title}
      above={
        <Link to={back.to} className={linkClassName}>
          <ArrowLeft size={18} />
          {back.label}
        </Link>
      }
      actions={actions}
    >
      <form onSubmit={send} noValidate className="flex flex-col gap-5">
        {notice}
        {form.kept && !readOnly && <KeptPanel at={form.kept.at} onRestore={form.restore} onDrop={form.dropKept} />}
        <FormError message={saving.error} />
        <IssueSummary
          issues={saving.wrong.map((key) => ({
            key,
            text: words.labelled(labelOf(key), saving.issueOf(key) ?? ''),
          }))}
          onGo={saving.focusField}
        />
        {children}
        {!readOnly && (
          <div className="bottom-actions flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <p role="status" className="mr-auto text-small text-second">
              {form.changed.length > 0 ? t.unsaved(form.changed.length) : isNew ? '' : t.nothing}
            </p>
            {form.changed.length > 0 && (
              <Button
                kind="plain"
                onClick={() => {
                  saving.clear();
                  form.discard();
                }}
              >
                {t.discard}
              </Button>
            )}
            {steps}
            <SubmitButton
              kind={isNew || form.changed.length > 0 ? 'primary' : 'secondary'}
              label={t.save}
              busyLabel={t.saving}
              isBusy={saving.isBusy}
            />
          </div>
        )}
      </form>
      {form.clashes.length > 0 && (
        <MergeSheet
          {...merge}
          labelOf={labelOf}
          clashes={form.clashes}
          onChoose={(chosen) => void saving.run(() => form.choose(chosen))}
          onClose={form.cancelMerge}
        />
      )}
      {dialogs}
    </Screen>
  );
}

interface KeptPanelProps {
  at: string;
  onRestore: () => void;
  onDrop: () => void;
}

/** Work of an earlier visit that was not saved. */
export function KeptPanel({ at, onRestore, onDrop }: KeptPanelProps) {
  const t = useMessages(productMessages);
  return (
    <Panel tone="info" icon={<History />}>
      <p className="font-semibold text-strong">{t.keptTitle}</p>
      <p className="text-small text-second">{t.keptText(momentText(at, useLocale()))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="secondary" onClick={onRestore}>
          {t.restore}
        </Button>
        <Button kind="plain" onClick={onDrop}>
          {t.drop}
        </Button>
      </div>
    </Panel>
  );
}
