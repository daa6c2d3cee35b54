import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { saveCustomerFields, showStaffCustomer } from '@vitrine/contract/account/staff-customers.ts';
import type { CustomValuesToSave } from '@vitrine/contract/custom-fields/staff-custom-values-shapes.ts';
import { saveOrderFields } from '@vitrine/contract/orders/staff-orders.ts';
import type { StaffOrder } from '@vitrine/contract/orders/staff-orders-shapes.ts';
import { staffApi } from '../../../api/staff-api.ts';
import { fieldsOfSubject } from '../../../forms/custom-values.ts';
import { useMessages } from '../../../i18n/language.tsx';
import { orderMessages } from '../../../messages/en/orders.ts';
import { type CustomFields, useCustomFields } from '../../../session/custom-fields.ts';
import { useOrderStep } from '../order-queries.ts';
import { ValuesForm } from './values-form.tsx';

/** Values of the merchant's fields of the order and of its customer; nothing while none are defined. */
export function OrderFields({ order }: { order: StaffOrder }) {
  const t = useMessages(orderMessages).fields;
  const fields = useCustomFields().data ?? [];
  const [ofOrder, ofCustomer] = [fieldsOfSubject(fields, 'order'), fieldsOfSubject(fields, 'customer')];
  const step = useOrderStep(order.id, (body: CustomValuesToSave) =>
    staffApi(saveOrderFields, { params: { id: order.id }, body }),
  );
  return (
    <>
      {ofOrder.length > 0 && (
        <ValuesForm
          title={t.order}
          draftKey={`order-fields.${order.id}`}
          fields={ofOrder}
          loaded={order}
          save={step.mutateAsync}
        />
      )}
      {ofCustomer.length > 0 && order.customerId !== null && (
        <CustomerFields id={order.customerId} fields={ofCustomer} />
      )}
    </>
  );
}

function CustomerFields({ id, fields }: { id: number; fields: CustomFields }) {
  const t = useMessages(orderMessages).fields;
  const client = useQueryClient();
  const key = ['customer', id];
  const { data } = useQuery({ queryKey: key, queryFn: () => staffApi(showStaffCustomer, { params: { id } }) });
  const save = useMutation({
    mutationFn: (body: CustomValuesToSave) => staffApi(saveCustomerFields, { params: { id }, body }),
    onSuccess: (customer) => client.setQueryData(key, customer),
  });
  return (
    data && (
      <ValuesForm
        title={t.customer}
        hint={t.customerHint}
        draftKey={`customer-fields.${id}`}
        fields={fields}
        loaded={data}
        save={save.mutateAsync}
      />
    )
  );
}
