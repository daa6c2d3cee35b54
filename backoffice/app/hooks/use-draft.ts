import { useState } from 'react';

const PREFIX = 'vitrine.admin.draft.';

/** The values that were typed into a form earlier and not sent. */
export function readDraft<T extends object>(key: string, initial: T): T {
  try {
    return { ...initial, ...(JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}') as Partial<T>) };
  } catch {
    return initial;
  }
}

export const saveDraft = (key: string, values: object): void =>
  sessionStorage.setItem(PREFIX + key, JSON.stringify(values));

/** After it was sent. */
export const forgetDraft = (key: string): void => sessionStorage.removeItem(PREFIX + key);

/** At sign-out: the next person at this computer sees nothing of it. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Values of a form that survive closing it, a reload and a refused save; they last as long as the tab. */
export function useDraft<T extends object>(key: string, initial: T): [T, (patch: Partial<T>) => void] {
  const [values, setValues] = useState<T>(() => readDraft(key, initial));
  const set = (patch: Partial<T>) => {
    const next = { ...values, ...patch };
    saveDraft(key, next);
    setValues(next);
  };
  return [values, set];
}
