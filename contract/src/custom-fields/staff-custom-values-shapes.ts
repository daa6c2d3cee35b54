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
