import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { useState } from 'react';
import { useMessages } from '../i18n/language.tsx';
import { listMessages } from '../messages/en/layout.ts';
import { Sheet } from './sheet.tsx';

const keyOf = (list: string): string => `vitrine.admin.hidden-columns.${list}`;

function readHidden<C extends string>(list: string, columns: readonly C[], atFirst: readonly C[]): ReadonlySet<C> {
  const stored = localStorage.getItem(keyOf(list))?.split(' ') ?? atFirst;
  return new Set(columns.filter((column) => stored.includes(column)));
}

/** The columns of a table that the person wants to see, kept in this browser. `hiddenAtFirst`: until they choose. */
export function useColumns<C extends string>(list: string, columns: readonly C[], hiddenAtFirst: readonly C[] = []) {
  const [hidden, setHidden] = useState(() => readHidden(list, columns, hiddenAtFirst));
  const toggle = (column: C, isShown: boolean) => {
    const next = new Set([...hidden, column].filter((name) => name !== column || !isShown));
    localStorage.setItem(keyOf(list), [...next].join(' '));
    setHidden(next);
  };
  return { list, columns, isShown: (column: C) => !hidden.has(column), toggle };
}

interface ColumnsButtonProps<C extends string> {
  chosen: ReturnType<typeof useColumns<C>>;
  names: Readonly<Record<C, string>>;
}

export function ColumnsButton<C extends string>({ chosen, names }: ColumnsButtonProps<C>) {
  const words = useMessages(listMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)} className="px-4">
        {words.columns}
      </Button>
      {isOpen && (
        <Sheet title={words.columns} onClose={() => setOpen(false)}>
          <p className="mb-3 text-second">{words.columnsHint}</p>
          {chosen.columns.map((column) => (
            <CheckField
              key={column}
              id={`column-${column}`}
              isOn={chosen.isShown(column)}
              onChange={(isOn) => chosen.toggle(column, isOn)}
            >
              {names[column]}
            </CheckField>
          ))}
        </Sheet>
      )}
    </>
  );
}
