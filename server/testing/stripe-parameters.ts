// The parameter names that Stripe publishes for its API, read from the types that its package is generated with.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const resources = join(dirname(fileURLToPath(import.meta.resolve('stripe'))), 'resources');

/** For each call: the file and the type of its parameters. */
const calls: Readonly<Record<string, readonly [file: string, type: string]>> = {
  'POST /v1/checkout/sessions': ['Checkout/Sessions', 'SessionCreateParams'],
  'GET /v1/checkout/sessions': ['Checkout/Sessions', 'SessionListParams'],
  'GET /v1/checkout/sessions/:id': ['Checkout/Sessions', 'SessionRetrieveParams'],
  'POST /v1/checkout/sessions/:id/expire': ['Checkout/Sessions', 'SessionExpireParams'],
  'POST /v1/payment_methods': ['PaymentMethods', 'PaymentMethodCreateParams'],
  'POST /v1/payment_intents': ['PaymentIntents', 'PaymentIntentCreateParams'],
  'GET /v1/payment_intents/:id': ['PaymentIntents', 'PaymentIntentRetrieveParams'],
  'POST /v1/payment_intents/:id/confirm': ['PaymentIntents', 'PaymentIntentConfirmParams'],
  'POST /v1/payment_intents/:id/cancel': ['PaymentIntents', 'PaymentIntentCancelParams'],
  'GET /v1/webhook_endpoints': ['WebhookEndpoints', 'WebhookEndpointListParams'],
  'GET /v1/refunds': ['Refunds', 'RefundListParams'],
  'POST /v1/refunds': ['Refunds', 'RefundCreateParams'],
};

interface Names {
  readonly top: ReadonlySet<string>;
  /** At any depth below. */
  readonly nested: ReadonlySet<string>;
}

const PAGING = ['limit', 'starting_after', 'ending_before'];
const known = new Map<string, Names>();

/** Whether Stripe has published the parameter, such as `card[token]`. Keys below `metadata` are free. */
export function isPublished(call: string, parameter: string): boolean {
  const names = namesOf(call);
  if (!names) return false;
  const [first = '', ...rest] = parameter.split(/[[\]]+/).filter((part) => part !== '');
  if (!names.top.has(first)) return false;
  const below = rest.slice(0, rest.includes('metadata') ? rest.indexOf('metadata') + 1 : undefined);
  return first === 'metadata' || below.every((part) => /^\d*$/.test(part) || names.nested.has(part));
}

function namesOf(call: string): Names | undefined {
  const [file, type] = calls[call] ?? [];
  if (!file || !type) return undefined;
  const found = known.get(call) ?? readNames(readFileSync(join(resources, `${file}.d.ts`), 'utf8'), type);
  known.set(call, found);
  return found;
}

function readNames(source: string, type: string): Names {
  const own = new RegExp(`interface ${type}( extends PaginationParams)? \\{`).exec(source);
  if (!own) throw new Error(`Stripe’s package has no ${type}`);
  const paging = own[1] === undefined ? [] : PAGING;
  const nested = new RegExp(`namespace ${type} \\{`).exec(source);
  return {
    top: new Set([...propertiesOf(blockAt(source, own.index)), ...paging]),
    nested: new Set(nested ? propertiesOf(blockAt(source, nested.index)) : []),
  };
}

/** From the first brace to the one that closes it. Comments have pairs of braces, if any. */
function blockAt(source: string, start: number): string {
  let depth = 0;
  for (let index = source.indexOf('{', start); index < source.length; index += 1) {
    if (source[index] === '{') depth += 1;
    else if (source[index] === '}' && --depth === 0) return source.slice(start, index);
  }
  return source.slice(start);
}

const propertiesOf = (block: string): string[] =>
  [...block.matchAll(/^\s+(\w+)\??:/gm)].flatMap(([, name]) => name ?? []);
