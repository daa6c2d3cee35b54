import { queryOptions, useQuery } from '@tanstack/react-query';
import { readPaymentSettings } from '@vitrine/contract/payments/staff-payments.ts';
import type { PaymentSettingsView } from '@vitrine/contract/payments/staff-payments-shapes.ts';
import { Info } from '@vitrine/ui/icons.ts';
import { Panel } from '@vitrine/ui/panel.tsx';
import { queryClient } from '../../api/query-client.ts';
import { staffApi } from '../../api/staff-api.ts';
import { useMessages } from '../../i18n/language.tsx';
import { paymentsMessages } from '../../messages/en/payments.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { MethodsForm } from './methods-form.tsx';
import { StripeSection } from './stripe-section.tsx';

const paymentSettingsQuery = queryOptions({
  queryKey: ['payments', 'settings'],
  queryFn: () => staffApi(readPaymentSettings, {}),
});

const keep = (settings: PaymentSettingsView): void => {
  queryClient.setQueryData(paymentSettingsQuery.queryKey, settings);
};

/** How shoppers can pay. */
export function PaymentsScreen() {
  const t = useMessages(paymentsMessages);
  const query = useQuery(paymentSettingsQuery);
  const { data } = query;
  return (
    <Screen title={t.title}>
      <Loaded query={query} rows={2} shape="form">
        {data && (
          <div className="flex max-w-3xl flex-col gap-5">
            {data.isCopy && (
              <Panel tone="info" icon={<Info />}>
                {t.isCopy}
              </Panel>
            )}
            <MethodsForm
              settings={data}
              onSaved={keep}
              onOutdated={() => queryClient.invalidateQueries(paymentSettingsQuery)}
            />
            <StripeSection settings={data} onSaved={keep} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
