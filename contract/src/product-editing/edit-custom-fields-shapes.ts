// Custom fields in the form in which staff edits them. Not for browsers: it loads zod.
import { z } from 'zod';
import { customFieldKinds, customFieldSubjects } from '../custom-fields/custom-fields.ts';

const language = z.string().regex(/^[a-z]{2}$/);
const code = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/);

const name = z.record(language, z.string());
const changedName = z.record(language, z.string().trim().max(120).nullable());
const changedHelp = z.record(language, z.string().trim().max(300).nullable());

const customField = z.object({
  code: z.string(),
  version: z.string(),
  subject: z.enum(customFieldSubjects),
  kind: z.enum(customFieldKinds),
  name,
  help: name,
  choices: z.array(z.object({ code: z.string(), name, used: z.int().describe('Entries with this value') })),
  shown: z.boolean().describe('Shoppers see it'),
  filter: z.boolean().describe('Lists can be filtered by it'),
  onInvoice: z.boolean(),
  used: z.int().describe('Entries with a value'),
});
export type StaffCustomField = z.output<typeof customField>;

const marks = { shown: z.boolean().optional(), filter: z.boolean().optional(), onInvoice: z.boolean().optional() };
const choices = z
  .array(z.object({ code, name: changedName }))
  .max(500)
  .optional()
  .describe('All of them, in their order; those that are missing are deleted, which needs that nothing has them');

export const newCustomField = z.object({
  code,
  subject: z.enum(customFieldSubjects),
  kind: z.enum(customFieldKinds),
  name: changedName,
  help: changedHelp.optional(),
  choices,
  ...marks,
});
export const customFieldChanges = z.object({
  version: z.string().max(100),
  name: changedName.optional(),
  help: changedHelp.optional(),
  choices,
  ...marks,
  position: z.int().min(0).max(100_000).optional().describe('Among all fields, from 0'),
});
export type CustomFieldChanges = Omit<z.output<typeof customFieldChanges>, 'version'>;

const list = z.object({ items: z.array(customField) });
const params = z.object({ code });

export const listCustomFields = { response: list };
export const createCustomField = { body: newCustomField, response: list };
export const saveCustomField = { params, body: customFieldChanges, response: list };
export const deleteCustomField = { params, response: z.null() };
