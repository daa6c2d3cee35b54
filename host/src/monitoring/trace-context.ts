// W3C trace context: the ids that a proxy or client gives to everything one request causes.
import type { IncomingHttpHeaders } from 'node:http';

export interface TraceContext {
  readonly traceId: string;
  /** The span that has caused this request. */
  readonly parentId: string;
  /** Whether the sender records this trace. */
  readonly isSampled: boolean;
  /** The headers to send with the requests that this one causes. */
  readonly headers: Readonly<Record<string, string>>;
}

const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const MAX_STATE_LENGTH = 512;

/** Undefined without a valid `traceparent`, which is passed on unchanged. */
export function traceOf({ traceparent, tracestate }: IncomingHttpHeaders): TraceContext | undefined {
  if (typeof traceparent !== 'string') return undefined;
  const [, version, traceId, parentId = '', flags = '', rest] = TRACEPARENT.exec(traceparent) ?? [];
  if (traceId === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) return undefined;
  const state = typeof tracestate === 'string' && tracestate.length <= MAX_STATE_LENGTH ? { tracestate } : {};
  return {
    traceId,
    parentId,
    isSampled: (Number.parseInt(flags, 16) & 1) === 1,
    headers: { traceparent, ...state },
  };
}
