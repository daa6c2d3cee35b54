// Values of custom fields in the staff's API. Not for browsers: it loads zod.
import { z } from 'zod';
import { MAX_CUSTOM_RICH_TEXT } from './custom-fields.ts';

/** By code, or by code and language: { "finish": "matt", "motto.en": "Hold on" }. */
const key = z.string().max(70);
export const customValuesSent = z
  .record(key, z.union([z.string().max(MAX_CUSTOM_RICH_TEXT), z.number(), z.boolean()]).nullable())
  .describe('Values of custom fields; null or an empty text removes, rich texts are Markdown, amounts decimal texts');
export type CustomValuesSent = z.output<typeof customValuesSent>;

export const customValuesRead = z.record(key, z.union([z.string(), z.number(), z.boolean()]));
export type CustomValuesRead = z.output<typeof customValuesRead>;

/** Values that are saved alone, beside an entry whose other parts have their own steps: an order, a customer. */
export const editedCustomValues = {
  fields: customValuesRead,
  fieldsVersion: z.string().describe('Of the values: to save them'),
};
export type EditedCustomValues = { [N in keyof typeof editedCustomValues]: z.output<(typeof editedCustomValues)[N]> };

export const customValuesToSave = z.object({ version: z.string().max(50), fields: customValuesSent });
export type CustomValuesToSave = z.output<typeof customValuesToSave>;
