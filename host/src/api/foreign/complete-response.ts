// Pure: gives a response of another server every field that the contract declares, because the pages rely on them. Fields
// that the server does not have get a neutral value: null, an empty list, false.
import { z } from 'zod';

/** The value with all fields of the shape; fields that the shape does not have stay. */
export function completeResponse(shape: z.core.$ZodType, value: unknown): unknown {
  if (shape instanceof z.ZodNullable) return value === undefined || value === null ? null : within(shape, value);
  if (shape instanceof z.ZodOptional) return value === undefined ? undefined : within(shape, value);
  if (shape instanceof z.ZodObject) return completeObject(shape, value);
  if (shape instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((entry) => completeResponse(shape.element, entry)) : [];
  return value === undefined || value === null ? neutralValue(shape) : value;
}

const within = (shape: z.ZodNullable | z.ZodOptional, value: unknown): unknown =>
  completeResponse(shape.unwrap(), value);

function completeObject(shape: z.ZodObject, value: unknown): unknown {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const completed: Record<string, unknown> = { ...given };
  for (const [key, field] of Object.entries(shape.shape)) completed[key] = completeResponse(field, given[key]);
  return completed;
}

function neutralValue(shape: z.core.$ZodType): unknown {
  if (shape instanceof z.ZodString) return '';
  if (shape instanceof z.ZodNumber) return 0;
  if (shape instanceof z.ZodBoolean) return false;
  if (shape instanceof z.ZodEnum) return shape.options[0];
  if (shape instanceof z.ZodLiteral) return shape.value;
  if (shape instanceof z.ZodRecord) return {};
  return null;
}
