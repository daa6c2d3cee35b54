import { useQuery } from '@tanstack/react-query';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useMessages } from '../../i18n/language.tsx';
import { welcomeMessages } from '../../messages/en/store.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ShopForm } from './shop-form.tsx';
import { settingsQuery } from './store-queries.ts';

/** The settings of the shop, after the first run. */
export function ShopScreen() {
  const t = useMessages(welcomeMessages);
  const query = useQuery(settingsQuery);
  return (
    <Screen title={t.shopTitle}>
      <Loaded query={query} rows={5}>
        {query.data && (
          <ShopForm
            settings={query.data}
            label={t.saveOnly}
            onSaved={() => showToast({ tone: 'success', text: t.saved })}
          />
        )}
      </Loaded>
    </Screen>
  );
}
