import { useQuery } from '@tanstack/react-query';
import { changeOrderAddress } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { listShippingCountries } from '@vitrine/contract/store/store.ts';
import { FormError } from '@vitrine/ui/form-error.tsx';
import { SelectField } from '@vitrine/ui/select-field.tsx';
import { SubmitButton } from '@vitrine/ui/submit-button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { showToast } from '@vitrine/ui/toasts.ts';
import { useForm } from '@vitrine/ui/use-form.ts';
import { publicApi, staffApi } from '../../../api/staff-api.ts';
import { checkFilled } from '../../../forms/field-rules.ts';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { forgetDraft, readDraft, saveDraft } from '../../../hooks/use-draft.ts';
import { useLanguageChoice, useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import { Sheet, startHere } from '../../../ui/sheet.tsx';
import { useOrderStep } from '../order-queries.ts';
import { addressFields, addressFrom, type TypedAddress, typedFrom } from './order-address.ts';

interface AddressSheetProps {
  order: StaffOrder;
  onClose: () => void;
}

/** Another delivery address before shipping. The server knows where delivery and taxes cost the same. */
export function AddressSheet({ order, onClose }: AddressSheetProps) {
  const t = useMessages(orderMessages);
  const { language } = useLanguageChoice();
  const draftKey = `address.${order.id}`;
  const countries = useQuery({
    queryKey: ['orders', 'countries', language],
    queryFn: () => publicApi(listShippingCountries, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const step = useOrderStep(order.id, (values: TypedAddress) =>
    staffApi(changeOrderAddress, {
      params: { id: order.id },
      body: { version: order.version, address: addressFrom(values, order.recipient, zones.length > 0) },
    }),
  );
  const form = useForm<keyof TypedAddress>({
    id: 'address',
    initial: readDraft(draftKey, typedFrom(order.recipient)),
    check: ({ firstName, lastName, address }) => ({
      firstName: checkFilled(firstName, t.address.missing),
      lastName: checkFilled(lastName, t.address.missing),
      address: checkFilled(address, t.address.missing),
    }),
    onValues: (values) => saveDraft(draftKey, values),
  });
  const { isBusy, errorMessage, submit } = useSending(form, async () => {
    await step.mutateAsync(form.values);
    forgetDraft(draftKey);
    showToast({ tone: 'success', text: t.address.done });
    onClose();
  });
  const known = countries.data ?? [];
  const zones = known.find(({ code }) => code === form.values.country)?.zones ?? [];
  return (
    <Sheet title={t.steps['change-address']} onClose={onClose} hasStart>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <div className="rounded-control bg-sunken p-3 text-small">
          <p className="font-medium text-strong">{t.address.now}</p>
          <p className="break-words">{order.deliveryAddress.join(', ')}</p>
        </div>
        <FormSummary form={form} />
        <FormError message={errorMessage} />
        {addressFields.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...form.field(name)}
            {...(name === 'firstName' && { ref: startHere })}
            label={t.address[name]}
            type={'type' in field ? field.type : 'text'}
            note={'isOptional' in field ? t.optional : undefined}
            // Not the address of the person who types.
            autoComplete="off"
          />
        ))}
        {zones.length > 0 && (
          <SelectField
            {...form.field('zone')}
            label={t.address.zone}
            prompt={t.address.choose}
            options={zones.map(({ code, name }) => ({ value: code ?? name, name }))}
          />
        )}
        <SelectField
          {...form.field('country')}
          label={t.address.country}
          prompt={t.address.choose}
          hint={t.address.priceStays}
          options={known.map(({ code, name }) => ({ value: code, name }))}
        />
        <p className="text-small text-second">{t.ship.mail(order.email)}</p>
        <SubmitButton label={t.address.send} busyLabel={t.saving} isBusy={isBusy} className="w-full" />
      </form>
    </Sheet>
  );
}
