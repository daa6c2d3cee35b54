import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createCustomField,
  deleteCustomField,
  saveCustomField,
} from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import type {
  CustomFieldChanges,
  StaffCustomField,
} from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { staffApi } from '../../api/staff-api.ts';
import { customFieldsKey } from '../../session/custom-fields.ts';

type FieldList = { items: StaffCustomField[] } | null;

/** Forms and history are loaded again with the names of now. A new field has its screen at once. */
function useChange<I, R extends FieldList>(change: (input: I) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (list) => list && client.setQueryData(customFieldsKey, list.items),
    onSettled: async () => {
      for (const key of ['catalogue', 'changes']) await client.invalidateQueries({ queryKey: [key] });
    },
  });
}

type NewField = Pick<StaffCustomField, 'code' | 'subject' | 'kind'> & CustomFieldChanges;

export const useCreateField = () =>
  useChange(({ name = {}, ...body }: NewField) => staffApi(createCustomField, { body: { ...body, name } }));

export const useSaveField = () =>
  useChange(({ code, ...body }: CustomFieldChanges & Pick<StaffCustomField, 'code' | 'version'>) =>
    staffApi(saveCustomField, { params: { code }, body }),
  );

export const useDeleteField = () => useChange((code: string) => staffApi(deleteCustomField, { params: { code } }));
