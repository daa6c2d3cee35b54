import { CheckField } from '@vitrine/ui/check-field.tsx';
import { useState } from 'react';
import { menuFor } from '../../features.ts';
import { areKeysOn, switchKeys } from '../../hooks/use-keys.ts';
import { useMessages } from '../../i18n/language.tsx';
import { layoutMessages, listMessages, paletteMessages } from '../../messages/en/layout.ts';
import { useProfile } from '../../session/profile.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Keys } from '../../ui/key-help.tsx';

/** All keys, and the switch to turn the single ones off in this browser. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = useMessages(paletteMessages);
  const words = useMessages(layoutMessages);
  const lists = useMessages(listMessages);
  const { permissions } = useProfile();
  const [isOn, setOn] = useState(areKeysOn);
  const change = (on: boolean) => {
    switchKeys(on);
    setOn(on);
  };
  const screens = menuFor(permissions, words).flatMap(({ key, label }) =>
    key ? [[`G ${key.toUpperCase()}`, label] as const] : [],
  );
  return (
    <Dialog title={t.keys} onClose={onClose}>
      <div className="flex flex-col gap-4 text-small">
        <Keys keys={[['Ctrl K', t.title], ['?', t.keys], ...screens]} />
        <section>
          <h3 className="mb-1.5 text-small font-medium text-strong">{t.inLists}</h3>
          <Keys
            keys={[
              ['J', lists.keyNext],
              ['K', lists.keyPrevious],
              ['Enter', lists.keyOpen],
              ['X', lists.keySelect],
              ['E', lists.keyEdit],
              ['/', lists.keySearch],
            ]}
          />
        </section>
        <CheckField id="all-keys" asSwitch isOn={isOn} onChange={change}>
          {lists.keysOn}
        </CheckField>
      </div>
    </Dialog>
  );
}
