// Behaviour of all forms: no messages while typing; a changed field is checked on blur, all fields on submit; a message
// is removed as soon as it no longer applies.
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface FieldProps {
  id: string;
  value: string;
  issue: string | null;
  /** The issue was shown by a submit, which announces it. */
  isQuiet: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

export interface FormOptions<F extends string> {
  /** Prefix of the field ids. */
  id: string;
  /** Every field with its first value, in the order of the screen. */
  initial: Values<F>;
  /** The message of every field that is wrong, in the language of the page. */
  check: (values: Values<F>) => Issues<F>;
  /** Number of issues from which the summary is shown. */
  boxFrom?: number;
  /** The order of the screen, where it depends on the values. */
  inOrder?: (fields: readonly F[], values: Values<F>) => readonly F[];
  onValues?: (values: Values<F>) => void;
}

export interface Form<F extends string> {
  id: string;
  values: Values<F>;
  field: (name: F) => FieldProps;
  set: (patch: Partial<Record<F, string>>) => void;
  /** Fills in a field in which nothing was entered, also while the value was loading. */
  offer: (name: F, value: string) => void;
  /** Resets the form to these values. */
  reset: (values: Values<F>) => void;
  /** Checks all fields. Shows issues and moves the focus to the first. */
  isValid: () => boolean;
  /** Shows issues found by the server and moves the focus there. */
  showIssues: (issues: Issues<F>) => void;
  /** Content of the summary; empty unless a submit failed with several issues. */
  summary: { id: string; message: string }[];
  /** Whether a submit failed and issues remain. */
  isWrong: boolean;
}

export const summaryId = (formId: string): string => `${formId}-summary`;

export function useForm<F extends string>({
  id,
  initial,
  check,
  boxFrom = 2,
  inOrder = (fields) => fields,
  onValues,
}: FormOptions<F>): Form<F> {
  const [values, setValues] = useState<Values<F>>(initial);
  const [issues, setIssues] = useState<Issues<F>>({} as Issues<F>);
  const [attempt, setAttempt] = useState({ number: 0, isBoxed: false, found: {} as Issues<F> });
  const touched = useRef(new Set<F>());
  // Several fields can change before the next render, for example by autofill.
  const latest = useRef(values);
  const fields = inOrder(Object.keys(initial) as F[], values);
  const idOf = (name: F) => `${id}-${name}`;
  const shown = fields.flatMap((name) => (issues[name] ? [{ id: idOf(name), message: issues[name] }] : []));
  const isWrong = attempt.number > 0 && shown.length > 0;

  const set = (patch: Partial<Record<F, string>>) => {
    const before = latest.current;
    const next = { ...before, ...patch };
    latest.current = next;
    for (const name of Object.keys(patch) as F[]) touched.current.add(name);
    setValues(next);
    setIssues((said) => stillTrue(said, patch, check(before), check(next)));
    onValues?.(next);
  };
  const show = (found: Issues<F>) => {
    setIssues(found);
    setAttempt(({ number }) => ({ number: number + 1, isBoxed: countIssues(found) >= boxFrom, found }));
  };

  // Focus target after a failed submit: the summary, or the only field.
  const first = shown[0]?.id;
  const target = attempt.isBoxed ? summaryId(id) : first;
  const goThere = useEffectEvent(() => {
    if (target) document.getElementById(target)?.focus();
  });
  // Only a new submit moves the focus.
  useEffect(() => {
    if (attempt.number > 0) goThere();
  }, [attempt]);

  return {
    id,
    values,
    field: (name) => ({
      id: idOf(name),
      value: values[name],
      issue: issues[name] ?? null,
      isQuiet: issues[name] !== undefined && issues[name] === attempt.found[name],
      onChange: (value) => set({ [name]: value } as Partial<Record<F, string>>),
      onBlur: () => {
        const found = touched.current.has(name) && check(latest.current)[name];
        if (found) setIssues((before) => ({ ...before, [name]: found }));
      },
    }),
    set,
    offer: (name, value) => {
      if (latest.current[name] === '') set({ [name]: value } as Partial<Record<F, string>>);
    },
    reset: (next) => {
      latest.current = next;
      touched.current.clear();
      setValues(next);
      setIssues({} as Issues<F>);
      setAttempt({ number: 0, isBoxed: false, found: {} as Issues<F> });
    },
    isValid: () => {
      const found = check(latest.current);
      show(found);
      return countIssues(found) === 0;
    },
    showIssues: show,
    summary: attempt.isBoxed ? shown : [],
    isWrong,
  };
}

/**
 * Sends the form, one request at a time. `explain` says what a domain error means: issues by field, or one message for the
 * whole form.
 */
export function useSending<F extends string>(
  form: Form<F>,
  send: () => Promise<unknown>,
  explain: (error: unknown) => Issues<string> | string,
) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !form.isValid()) return;
    setBusy(true);
    setError(null);
    try {
      await send();
    } catch (error) {
      const reason = explain(error);
      if (typeof reason === 'string') setError(reason);
      else form.showIssues(reason);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, submit };
}

export type Values<F extends string> = Readonly<Record<F, string>>;
/** Error messages by field. */
export type Issues<F extends string> = Readonly<Partial<Record<F, string | null>>>;

export const countIssues = (issues: Issues<string>): number => Object.values(issues).filter(Boolean).length;

/** Messages of the server stay until their field changes; messages of a rule until the rule is fulfilled. */
export function stillTrue<F extends string>(
  shown: Issues<F>,
  changed: Partial<Record<F, string>>,
  before: Issues<F>,
  now: Issues<F>,
): Issues<F> {
  const kept = (Object.keys(shown) as F[]).flatMap((name): [F, string][] => {
    const isOwnRule = Boolean(before[name]) || name in changed;
    const message = isOwnRule ? now[name] : shown[name];
    return message ? [[name, message]] : [];
  });
  return Object.fromEntries(kept) as Issues<F>;
}
