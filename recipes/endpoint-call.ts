// The call that the name of an endpoint tells: `listGifts` is GET private/gifts, `updateGift` is PUT private/gifts/{id}.
import { toKebabCase, wordsOf } from './names.ts';

export interface EndpointCall {
  /** Which shape, use case and test it begins with. */
  readonly kind: 'list' | 'read' | 'change' | 'remove';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The part of the address after the feature. */
  readonly rest: string;
}

const list = { kind: 'list', method: 'GET', rest: '' } as const;
const read = { kind: 'read', method: 'GET', rest: '/{id}' } as const;
const create = { kind: 'change', method: 'POST', rest: '' } as const;
const update = { kind: 'change', method: 'PUT', rest: '/{id}' } as const;
const remove = { kind: 'remove', method: 'DELETE', rest: '/{id}' } as const;

const callsByVerb: Readonly<Record<string, EndpointCall>> = {
  list,
  search: list,
  read,
  show: read,
  create,
  add: create,
  update,
  change: update,
  save: update,
  delete: remove,
  remove,
};

/** Another verb is a step, such as POST private/gifts/wrap-gift. */
export const callOf = (endpoint: string): EndpointCall =>
  callsByVerb[wordsOf(endpoint)[0] ?? ''] ?? { kind: 'change', method: 'POST', rest: `/${toKebabCase(endpoint)}` };

export const parametersIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
