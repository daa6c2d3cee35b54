import { changeAddress } from '@vitrine/contract/account/account.ts';
import type { Customer } from '@vitrine/contract/account/account-shapes.ts';
import { checkAddress } from '@vitrine/contract/address/address-rules.ts';
import type { Country } from '@vitrine/contract/store/store-shapes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { CheckField } from '@vitrine/ui/check-field.tsx';
import { ErrorPanel } from '@vitrine/ui/panel.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useState } from 'react';
import {
  type AddressField,
  givenAddress,
  inAddressOrder,
  isCompleteAddress,
  storedAddress,
} from '../../forms/address.ts';
import { AddressFormFields } from '../../forms/address-form-fields.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { countryFacts } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { useZones } from '../../forms/use-zones.ts';
import { useMessages } from '../../i18n/use-language.ts';
import { accountMessages } from '../../messages/en/account.ts';
import { fieldMessages } from '../../messages/en/forms.ts';
import { shopperApi } from '../../session/shopper-api.client.ts';
import { setUser } from '../../session/user.ts';
import { useSubmit } from './use-submit.ts';

interface AddressEditorProps {
  kind: 'billing' | 'delivery';
  customer: Customer;
  countries: Country[];
  onClose: () => void;
}

/** Also sets that the delivery address equals the billing address. */
export function AddressEditor({ kind, customer, countries, onClose }: AddressEditorProps) {
  const t = useMessages(accountMessages);
  const names = useMessages(fieldMessages);
  const [isSame, setSame] = useState(kind === 'delivery' && !customer.delivery && isCompleteAddress(customer.billing));
  const form = useForm<AddressField>({
    id: kind,
    initial: storedAddress(customer[kind] ?? customer.billing),
    check: (values) => (isSame ? [] : checkAddress(values, countryFacts(values.country, countries, zones))),
    inOrder: inAddressOrder(countries),
  });
  const zones = useZones(form.values.country, countries);
  const { submit, isBusy, error } = useSubmit(form, async () => {
    const body = {
      [kind]: isSame ? null : givenAddress(form.values, countryFacts(form.values.country, countries, zones).format),
    };
    setUser(await shopperApi()(changeAddress, { body }));
    showToast({ tone: 'success', text: t.saved });
    onClose();
  });
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-5">
      {error && <ErrorPanel key={error} tone="error" message={error} />}
      <ErrorSummary form={form} />
      {kind === 'delivery' && (
        <CheckField id="delivery-same" isOn={isSame} onChange={setSame}>
          {t.sameAsBilling}
        </CheckField>
      )}
      {!isSame && (
        <>
          <AddressFormFields
            form={form}
            section={kind === 'delivery' ? 'shipping' : 'billing'}
            countries={countries}
            zones={zones}
          />
          <TextField
            {...form.field('phone')}
            label={names.phone}
            note={names.optional}
            hint={names.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete={`${kind === 'delivery' ? 'shipping' : 'billing'} tel`}
            maxLength={25}
            className="max-w-64"
          />
        </>
      )}
      <div className="flex flex-wrap gap-3 max-sm:flex-col max-sm:items-start">
        <SubmitButton kind="secondary" label={t.saveAddress} busyLabel={t.saving} isBusy={isBusy} />
        <Button kind="quiet" className="max-sm:-ml-6" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
