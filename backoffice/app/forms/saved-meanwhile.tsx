import { TriangleAlert } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import type { Form, Values } from '@vitrine/ui/use-form.ts';
import { useState } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { productMessages } from '../messages/en/catalog.ts';
import { listMessages } from '../messages/en/layout.ts';
import { contactMessages } from '../messages/en/store.ts';

/** A field that two people changed, with the value that is saved. */
interface Clash {
  readonly label: string;
  readonly value: string;
}

/** For a save that was refused, because another person has saved since the form was opened. */
export function useSavedMeanwhile<F extends string>(
  form: Pick<Form<F>, 'values' | 'set'>,
  labelOf: (name: F) => string,
) {
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  return {
    clashes,
    clear: () => setClashes([]),
    /** Takes over what only the other person changed, and says what the next save would replace. */
    takeOver: (before: Values<F>, other: Values<F>) => {
      const changed = (Object.keys(before) as F[]).filter((key) => before[key] !== other[key]);
      const isOwn = (key: F) => form.values[key] !== before[key];
      const untouched = changed.filter((key) => !isOwn(key)).map((key) => [key, other[key]]);
      form.set(Object.fromEntries(untouched) as Partial<Record<F, string>>);
      setClashes(
        changed
          .filter((key) => isOwn(key) && form.values[key].trim() !== other[key])
          .map((key) => ({ label: labelOf(key), value: other[key] })),
      );
    },
  };
}

export function SavedMeanwhile({ clashes }: { clashes: readonly Clash[] }) {
  const { savedMeanwhile } = useMessages(contactMessages);
  const { empty } = useMessages(productMessages);
  const { labelled } = useMessages(listMessages);
  if (clashes.length === 0) return null;
  return (
    <Panel tone="warn" icon={<TriangleAlert className="text-warn" />}>
      <p className="font-medium text-strong">{savedMeanwhile}</p>
      <ul className="text-second">
        {clashes.map(({ label, value }) => (
          <li key={label} className="break-words">
            {labelled(label, value || empty)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
