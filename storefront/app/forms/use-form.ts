// How every form of the shop behaves: nothing is said while somebody types; a field that was changed is checked when it is
// left, all of them on submit; what was said goes away the moment it is no longer true.
import { type FieldProblem, wordsByField } from '@vitrine/contract/field-problems.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { countProblems, type Problems, stillTrue, type Values } from './problems.ts';

export interface FieldProps {
  id: string;
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
  onBlur: () => void;
}

interface FormOptions<F extends string> {
  /** The start of every field's id in the document. */
  id: string;
  /** Every field with its first value, in the order of the screen. */
  initial: Values<F>;
  /** The rules of the contract; of several problems with one field the last is shown. */
  check: (values: Values<F>) => readonly FieldProblem[];
  /** From how many problems on they are listed in a box above the form. */
  boxFrom?: number;
  onValues?: (values: Values<F>) => void;
}

export interface Form<F extends string> {
  id: string;
  values: Values<F>;
  field: (name: F) => FieldProps;
  set: (patch: Partial<Record<F, string>>) => void;
  /** Begins anew with these values. */
  reset: (values: Values<F>) => void;
  /** Checks everything. When something is wrong it is shown, and the shopper taken there. */
  isValid: () => boolean;
  /** What the server found; the shopper is taken there. */
  refuse: (problems: Problems<F>) => void;
  /** For the box above the form; empty unless a submit failed for more than one reason. */
  summary: { id: string; words: string }[];
  /** A submit failed and something is still wrong. */
  isWrong: boolean;
}

export const summaryId = (formId: string): string => `${formId}-summary`;

export function useForm<F extends string>({
  id,
  initial,
  check: find,
  boxFrom = 2,
  onValues,
}: FormOptions<F>): Form<F> {
  const language = useLanguage();
  const check = (written: Values<F>) => wordsByField(find(written), language) as Problems<F>;
  const [values, setValues] = useState<Values<F>>(initial);
  const [problems, setProblems] = useState<Problems<F>>({} as Problems<F>);
  const [attempt, setAttempt] = useState({ number: 0, isBoxed: false });
  const touched = useRef(new Set<F>());
  // Several fields can change before the next drawing, for example when the browser fills them in.
  const latest = useRef(values);
  const fields = Object.keys(initial) as F[];
  const idOf = (name: F) => `${id}-${name}`;
  const shown = fields.flatMap((name) => (problems[name] ? [{ id: idOf(name), words: problems[name] }] : []));
  const isWrong = attempt.number > 0 && shown.length > 0;

  const set = (patch: Partial<Record<F, string>>) => {
    const before = latest.current;
    const next = { ...before, ...patch };
    latest.current = next;
    for (const name of Object.keys(patch) as F[]) touched.current.add(name);
    setValues(next);
    setProblems((said) => stillTrue(said, patch, check(before), check(next)));
    onValues?.(next);
  };
  const show = (found: Problems<F>) => {
    setProblems(found);
    setAttempt(({ number }) => ({ number: number + 1, isBoxed: countProblems(found) >= boxFrom }));
  };

  // Where to look after a submit that failed: the box, or the one field.
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
      problem: problems[name] ?? null,
      onChange: (value) => set({ [name]: value } as Partial<Record<F, string>>),
      onBlur: () => {
        const found = touched.current.has(name) && check(latest.current)[name];
        if (found) setProblems((before) => ({ ...before, [name]: found }));
      },
    }),
    set,
    reset: (next) => {
      latest.current = next;
      touched.current.clear();
      setValues(next);
      setProblems({} as Problems<F>);
      setAttempt({ number: 0, isBoxed: false });
    },
    isValid: () => {
      const found = check(latest.current);
      show(found);
      return countProblems(found) === 0;
    },
    refuse: show,
    summary: attempt.isBoxed ? shown : [],
    isWrong,
  };
}
