// The fields that the merchant has defined: forms have them, history and conflicts name them.
import { useQuery } from '@tanstack/react-query';
import { customFieldCode } from '@vitrine/contract/custom-fields/custom-fields.ts';
import { listCustomFields } from '@vitrine/contract/product-editing/edit-custom-fields.ts';
import type { StaffCustomField } from '@vitrine/contract/product-editing/edit-custom-fields-shapes.ts';
import { staffApi } from '../api/staff-api.ts';
import { nameIn } from '../format/names.ts';
import { useLanguageChoice } from '../i18n/language.tsx';

export type CustomFields = readonly StaffCustomField[];

export const customFieldsKey = ['catalogue', 'fields'] as const;

/** In the order of the merchant. Not asked again while somebody edits. */
export const useCustomFields = (isWanted = true) =>
  useQuery({
    queryKey: customFieldsKey,
    enabled: isWanted,
    queryFn: async (): Promise<CustomFields> => (await staffApi(listCustomFields, {})).items,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** Returns the name that people gave to the field of `fields.CODE` or `fields.CODE.LANGUAGE`; undefined for other keys and unknown fields. */
export function useCustomFieldName(): (key: string, fields: CustomFields) => string | undefined {
  const { language } = useLanguageChoice();
  return (key, fields) => {
    const field = fields.find(({ code }) => code === customFieldCode(key));
    if (!field) return undefined;
    const [, , own] = key.split('.');
    const name = nameIn(field.name, language, field.code);
    return own === undefined ? name : `${name} (${own.toUpperCase()})`;
  };
}
