// Values of custom fields for shoppers: `attributes` of Shopizer. Not for browsers: it loads zod.
import { z } from 'zod';
import { customFieldKinds } from './custom-fields.ts';

export const customAttribute = z.object({
  id: z.int(),
  code: z.string(),
  type: z.enum(customFieldKinds),
  readOnly: z.boolean(),
  name: z.string(),
  lang: z.string().describe('The language of the name'),
  attributeValues: z.array(
    z.object({
      id: z.int(),
      code: z.string().describe('The value itself, such as the code of a choice'),
      name: z.string().describe('The value in words; HTML of a rich text'),
      lang: z.string(),
      description: z.null(),
    }),
  ),
});
export type CustomAttribute = z.output<typeof customAttribute>;

/** The same of variants and categories, which other servers do not have. */
export const ownAttributes = z
  .array(customAttribute)
  .optional()
  .describe('Own addition: values of the fields that the merchant has defined');

export const customFilter = z.object({
  code: z.string(),
  name: z.string(),
  lang: z.string(),
  values: z.array(z.object({ code: z.string(), name: z.string(), lang: z.string() })),
});
export type CustomFilter = z.output<typeof customFilter>;
