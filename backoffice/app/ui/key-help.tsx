import { CheckField } from '@vitrine/ui/check-field.tsx';
import { Collapsible } from '@vitrine/ui/collapsible.tsx';
import { useState } from 'react';
import { areKeysOn, switchKeys } from '../hooks/use-keys.ts';
import { KeyCap } from './key-cap.tsx';

type KeyTexts = readonly (readonly [key: string, does: string])[];

interface KeyHelpProps {
  id: string;
  title: string;
  switchLabel: string;
  keys: KeyTexts;
}

/** The keys of a list, and the switch to turn them off. */
export function KeyHelp({ id, title, switchLabel, keys }: KeyHelpProps) {
  const [isOn, setOn] = useState(areKeysOn);
  const change = (on: boolean) => {
    switchKeys(on);
    setOn(on);
  };
  return (
    <div className="mt-8 hidden max-w-xs text-small md:block">
      <Collapsible title={title}>
        <Keys keys={keys} />
        <CheckField id={id} asSwitch isOn={isOn} onChange={change}>
          {switchLabel}
        </CheckField>
      </Collapsible>
    </div>
  );
}

export const Keys = ({ keys }: { keys: KeyTexts }) => (
  <dl className="grid grid-cols-[minmax(4rem,auto)_1fr] items-baseline gap-x-4 gap-y-1.5">
    {keys.map(([key, does]) => (
      <div key={key} className="contents">
        <dt>
          <KeyCap keys={key} />
        </dt>
        <dd className="text-second">{does}</dd>
      </div>
    ))}
  </dl>
);
