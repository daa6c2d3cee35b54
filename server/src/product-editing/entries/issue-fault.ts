// Turns what a schema finds in a file into a fault. Schemas name the fault of a format in place of a message.
import { languages } from '@vitrine/contract/site/site-languages.ts';
import type { z } from 'zod';
import { type FaultType, fileFaults } from '../../messages/en/file-fault.ts';
import { type Fault, type FaultCode, fault } from './fault.ts';

type Issue = z.core.$ZodIssue;

const TYPES: Readonly<Record<string, FaultType>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'flag',
  array: 'list',
  tuple: 'list',
  object: 'entry',
  record: 'entry',
};
const FORMATS: Readonly<Record<string, FaultCode>> = {
  email: 'not-an-email',
  date: 'not-a-moment',
  datetime: 'not-a-moment',
};

/** To be read with `reportInput`: a missing value is told from a wrong one by it. */
export function faultOfIssue(issue: Issue): Fault {
  const named = namedFault(issue);
  if (named) return named;
  switch (issue.code) {
    case 'invalid_type': {
      const type = TYPES[issue.expected];
      if (issue.input === undefined) return fault('value-missing');
      return type === undefined ? fault('wrong-value') : fault('wrong-type', type);
    }
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return { code: FORMATS[issue.format] ?? 'wrong-value', values: [] };
    case 'invalid_value':
      return fault('not-one-of', issue.values.map(String).join(', '));
    case 'unrecognized_keys':
      return fault('unknown-keys', issue.keys.map((key) => `"${key}"`).join(', '));
    case 'invalid_union':
      return ofUnion(issue.errors);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] ? faultOfIssue(issue.issues[0]) : fault('wrong-value');
    default:
      return fault('wrong-value');
  }
}

function namedFault({ message, input }: Issue): Fault | undefined {
  if (message === 'no-such-language') return fault(message, String(input), languages.join(', '));
  if (message === 'no-such-time-zone') return fault(message, String(input));
  return Object.hasOwn(fileFaults, message) ? { code: message as FaultCode, values: [] } : undefined;
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Fault {
  const min = Number(minimum);
  if (origin === 'string') return fault('text-empty');
  return origin === 'array' ? fault('list-too-short', min) : fault('number-too-small', min);
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Fault {
  const max = Number(maximum);
  if (origin === 'string') return fault('text-too-long', max);
  return origin === 'array' ? fault('list-too-long', max) : fault('number-too-large', max);
}

/** Describes what is wrong with the form that was meant among several: the one where the type is right. */
function ofUnion(errors: readonly (readonly Issue[])[]): Fault {
  const meant = errors.find(([first]) => first && (first.code !== 'invalid_type' || first.path.length > 0));
  return meant?.[0] ? faultOfIssue(meant[0]) : fault('wrong-value');
}
