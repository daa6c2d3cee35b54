// Turns what a schema finds in a file into an issue. Schemas name the issue of a format in place of a message.
import { languages } from '@vitrine/contract/site/site-languages.ts';
import type { z } from 'zod';
import { fileIssueMessages, type IssueType } from '../../messages/en/file-issue.ts';
import { createIssue, type EntryIssue, type IssueCode } from './issue.ts';

type ZodIssue = z.core.$ZodIssue;

const TYPES: Readonly<Record<string, IssueType>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'flag',
  array: 'list',
  tuple: 'list',
  object: 'entry',
  record: 'entry',
};
const FORMATS: Readonly<Record<string, IssueCode>> = {
  email: 'not-an-email',
  date: 'not-a-moment',
  datetime: 'not-a-moment',
};

/** To be read with `reportInput`: a missing value is told from a wrong one by it. */
export function fromZodIssue(zodIssue: ZodIssue): EntryIssue {
  const named = namedIssue(zodIssue);
  if (named) return named;
  switch (zodIssue.code) {
    case 'invalid_type': {
      const type = TYPES[zodIssue.expected];
      if (zodIssue.input === undefined) return createIssue('value-missing');
      return type === undefined ? createIssue('wrong-value') : createIssue('wrong-type', type);
    }
    case 'too_small':
      return tooSmall(zodIssue);
    case 'too_big':
      return tooBig(zodIssue);
    case 'invalid_format':
      return { code: FORMATS[zodIssue.format] ?? 'wrong-value', values: [] };
    case 'invalid_value':
      return createIssue('not-one-of', zodIssue.values.map(String).join(', '));
    case 'unrecognized_keys':
      return createIssue('unknown-keys', zodIssue.keys.map((key) => `"${key}"`).join(', '));
    case 'invalid_union':
      return ofUnion(zodIssue.errors);
    case 'invalid_key':
    case 'invalid_element':
      return zodIssue.issues[0] ? fromZodIssue(zodIssue.issues[0]) : createIssue('wrong-value');
    default:
      return createIssue('wrong-value');
  }
}

function namedIssue({ message, input }: ZodIssue): EntryIssue | undefined {
  if (message === 'no-such-language') return createIssue(message, String(input), languages.join(', '));
  if (message === 'no-such-time-zone') return createIssue(message, String(input));
  return Object.hasOwn(fileIssueMessages, message) ? { code: message as IssueCode, values: [] } : undefined;
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): EntryIssue {
  const min = Number(minimum);
  if (origin === 'string') return createIssue('text-empty');
  return origin === 'array' ? createIssue('list-too-short', min) : createIssue('number-too-small', min);
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): EntryIssue {
  const max = Number(maximum);
  if (origin === 'string') return createIssue('text-too-long', max);
  return origin === 'array' ? createIssue('list-too-long', max) : createIssue('number-too-large', max);
}

/** Describes what is wrong with the form that was meant among several: the one where the type is right. */
function ofUnion(errors: readonly (readonly ZodIssue[])[]): EntryIssue {
  const meant = errors.find(([first]) => first && (first.code !== 'invalid_type' || first.path.length > 0));
  return meant?.[0] ? fromZodIssue(meant[0]) : createIssue('wrong-value');
}
