// The state of a form: what was loaded, what is typed, and the copy of it that this browser keeps until it is saved.
import { ApiError } from '@vitrine/contract/domain-error.ts';
import { useRef, useState } from 'react';
import { forgetKept, type Kept, keepDraft, readKept } from '../hooks/kept-draft.ts';
import {
  type Clash,
  changedKeys,
  type FormPatch,
  type FormValue,
  type FormValues,
  mergeValues,
  withPatch,
} from './form-values.ts';

/** Only what was changed, with the values it was changed from. */
export interface EditDraft {
  readonly values: FormValues;
  readonly base: FormValues;
}

export interface EditForm<T, P> {
  /** Under which this browser keeps what is not saved. */
  draftKey: string;
  /** As it is saved. */
  entry: T;
  values: FormValues;
  changed: readonly string[];
  /** By key. */
  issues: Readonly<Record<string, P>>;
  /** Work of an earlier visit that was not saved. */
  kept: Kept<EditDraft> | null;
  clashes: readonly Clash[];
  /** As a function, where what is typed may change before the patch is known, such as while a picture is sent. */
  set: (patch: FormPatch | ((values: FormValues) => FormPatch)) => void;
  /** Back to what is saved. */
  discard: () => void;
  restore: () => void;
  dropKept: () => void;
  /** null: the form is not complete, or somebody has to choose first. */
  save: () => Promise<T | null>;
  /** After a clash: saves with the chosen values. */
  choose: (chosen: FormValues) => Promise<T | null>;
  cancelMerge: () => void;
  /** Shows what is missing, and whether nothing is. */
  checkAll: () => boolean;
}

export interface EditRules<T, P> {
  draftKey: string;
  valuesFrom: (entry: T) => FormValues;
  check: (entry: T, values: FormValues) => Readonly<Record<string, P>>;
  send: (entry: T, base: FormValues, values: FormValues) => Promise<T>;
  /** The entry as it is now, when the save was refused because somebody else has changed it. */
  theirsIn: (error: unknown) => T | undefined;
}

/** The entry in a domain error with this code, under this name. */
export const theirsUnder =
  <T>(code: string, name: string) =>
  (error: unknown): T | undefined =>
    error instanceof ApiError && error.code === code ? (error.details[name] as T | undefined) : undefined;

export function useEditForm<T, P>(loaded: T, rules: EditRules<T, P>): EditForm<T, P> {
  const { draftKey, valuesFrom, check, send, theirsIn } = rules;
  const [entry, setEntry] = useState(loaded);
  const [values, setShown] = useState(() => valuesFrom(loaded));
  // Several values can change before the next render.
  const latest = useRef(values);
  const setValues = (next: FormValues) => {
    latest.current = next;
    setShown(next);
  };
  const [kept, setKept] = useState(() => readKept<EditDraft>(draftKey));
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [isMergeOpen, setMergeOpen] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const base = valuesFrom(entry);
  const changed = changedKeys(base, values);

  const show = (next: FormValues, of = entry) => {
    setValues(next);
    const from = valuesFrom(of);
    const keys = changedKeys(from, next);
    if (keys.length === 0) forgetKept(draftKey);
    else keepDraft(draftKey, { values: pick(next, keys), base: pick(from, keys) });
  };
  const rebase = (theirs: T, from: FormValues, mine: FormValues) => {
    const merged = mergeValues(from, mine, valuesFrom(theirs));
    setEntry(theirs);
    show(merged.values, theirs);
    setClashes(merged.clashes);
    setMergeOpen(true);
    return merged;
  };
  const isComplete = (of: T, typed: FormValues) => Object.keys(check(of, typed)).length === 0;
  const put = async (of: T, typed: FormValues): Promise<T | null> => {
    const from = valuesFrom(of);
    try {
      const saved = await send(of, from, typed);
      forgetKept(draftKey);
      setKept(null);
      setEntry(saved);
      setValues(valuesFrom(saved));
      setChecked(false);
      return saved;
    } catch (error) {
      const theirs = theirsIn(error);
      if (theirs === undefined) throw error;
      const merged = rebase(theirs, from, typed);
      // Nobody touched what the other one changed: both are kept.
      return merged.clashes.length === 0 ? put(theirs, merged.values) : null;
    }
  };
  return {
    draftKey,
    entry,
    values,
    changed,
    issues: isChecked ? check(entry, values) : {},
    kept,
    clashes: isMergeOpen ? clashes : [],
    set: (patch) => show(withPatch(latest.current, typeof patch === 'function' ? patch(latest.current) : patch)),
    discard: () => {
      setChecked(false);
      setClashes([]);
      show(base);
    },
    restore: () => {
      if (!kept) return;
      const { values: mine, base: from } = kept.draft;
      rebase(entry, { ...base, ...from }, { ...base, ...from, ...mine });
      setKept(null);
    },
    dropKept: () => {
      forgetKept(draftKey);
      setKept(null);
    },
    save: async () => {
      setChecked(true);
      // Closing the question is no answer: what somebody else has saved is not replaced before one is given.
      const open = clashes
        .filter(({ key }) => changed.includes(key))
        .map((clash) => ({ ...clash, mine: values[clash.key] ?? clash.mine }));
      if (open.length > 0) {
        setClashes(open);
        setMergeOpen(true);
        return null;
      }
      return isComplete(entry, values) ? put(entry, values) : null;
    },
    choose: async (chosen) => {
      const next = { ...values, ...chosen };
      setClashes([]);
      show(next);
      setChecked(true);
      return isComplete(entry, next) ? put(entry, next) : null;
    },
    cancelMerge: () => setMergeOpen(false),
    checkAll: () => {
      setChecked(true);
      return isComplete(entry, values);
    },
  };
}

const pick = (values: FormValues, keys: readonly string[]): FormValues =>
  Object.fromEntries(keys.map((key) => [key, values[key] as FormValue]));
