import { useQuery } from '@tanstack/react-query';
import type { StoreSettings } from '@vitrine/contract/store/staff-store-shapes.ts';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { useMessages } from '../../i18n/language.tsx';
import { layoutMessages } from '../../messages/en/layout.ts';
import { contactMessages, welcomeMessages } from '../../messages/en/store.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ShopForm } from './shop-form.tsx';
import { saveSettings, settingsQuery } from './store-queries.ts';

/** The settings of the shop, after the first run. */
export function ShopScreen() {
  const t = useMessages(welcomeMessages);
  const words = useMessages(contactMessages);
  const menu = useMessages(layoutMessages);
  const errorText = useErrorText();
  const query = useQuery(settingsQuery);
  /** The form begins anew with what was taken back. A change by another person leaves what was typed. */
  const [takenBack, setTakenBack] = useState(0);
  const takeBack = async (before: StoreSettings, version: string) => {
    const { isCurrencyFixed: _, products: __, canBeEmptied: ___, ...settings } = before;
    try {
      await saveSettings({ ...settings, version });
      setTakenBack((times) => times + 1);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  const { data } = query;
  return (
    <Screen title={menu.shop}>
      <Loaded query={query} rows={2} shape="panels">
        {data && (
          <ShopForm
            key={takenBack}
            settings={data}
            label={t.saveOnly}
            hasContact
            onSaved={({ version }) =>
              showToast({
                tone: 'success',
                text: t.saved,
                action: { label: words.undo, run: () => void takeBack(data, version) },
                seconds: 10,
              })
            }
          />
        )}
      </Loaded>
    </Screen>
  );
}
