// Every request of a client: its duration for the metrics, and its line in the log.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { DurationHistogram } from './duration-histogram.ts';
import type { SpanIds, SpanRecorder } from './span-recorder.ts';
import { traceOf } from './trace-context.ts';

export interface ObservedRequest {
  readonly id: string;
  readonly method: string;
  readonly startedAt: number;
  /** Undefined when its trace is not recorded. */
  readonly span: SpanIds | undefined;
  /** Path pattern of the route, never the path itself: a log must not contain what shoppers typed. */
  route: string;
}

interface MonitorOptions {
  readonly logLevel: string;
  /** Which share of the requests that succeed is logged. */
  readonly logSample: number;
}

type Spans = Pick<SpanRecorder, 'begin' | 'end' | 'recordCall'>;

/** Load balancers and monitors ask every few seconds: their questions would be most of the traces of a quiet shop. */
const isProbe = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/actuator/');

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** As nginx says it: the client closed the connection before it had the response. */
const CLIENT_LEFT = 499;
/** Slower requests are always logged. */
const SLOW_MS = 1000;

export class RequestMonitor {
  readonly requests = new DurationHistogram<{ method: string; route: string; status: number }>(
    'vitrine_http_request_duration_seconds',
    'Requests of clients, from the first byte to the end of the response.',
    ['method', 'route', 'status'],
  );
  readonly apiCalls = new DurationHistogram<{ route: string; status: number }>(
    'vitrine_api_call_duration_seconds',
    'Calls of pages to the API while they are rendered.',
    ['route', 'status'],
  );
  private readonly logsRequests: boolean;
  private readonly logSample: number;
  private readonly spans: Spans | undefined;
  private readonly observed = new WeakMap<IncomingMessage, ObservedRequest>();

  constructor({ logLevel, logSample }: MonitorOptions, spans?: Spans) {
    this.spans = spans;
    this.logsRequests = logLevel === 'info' || logLevel === 'debug';
    this.logSample = logSample;
  }

  begin(request: IncomingMessage, id: string): ObservedRequest {
    const { method = 'GET' } = request;
    return {
      id,
      method: METHODS.has(method) ? method : 'other',
      startedAt: performance.now(),
      span: isProbe(request) ? undefined : this.spans?.begin(request.headers),
      route: 'refused',
    };
  }

  /** Lets `find` find it again after the request has gone through Fastify. */
  remember(request: IncomingMessage, observed: ObservedRequest): void {
    this.observed.set(request, observed);
  }

  /** Undefined for the calls of pages, which do not come from a client. */
  find(request: IncomingMessage): ObservedRequest | undefined {
    return this.observed.get(request);
  }

  end(
    { id, method, startedAt, span, route }: ObservedRequest,
    request: IncomingMessage,
    response: ServerResponse,
    log: Pick<FastifyBaseLogger, 'info'>,
  ): void {
    // It lasts as long as somebody looks at the page, which says nothing about the shop.
    if (String(response.getHeader('content-type')).startsWith('text/event-stream')) return;
    const ms = performance.now() - startedAt;
    const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
    this.requests.observe({ method, route, status }, ms / 1000);
    if (span) this.spans?.end(span, { method, route, status, ms });
    if (!this.logsRequests || !this.isLogged(status, ms)) return;
    const traceId = traceOf(request.headers)?.traceId;
    const facts = { reqId: id, ...(traceId && { traceId }), method, route, status, ms: Math.round(ms * 10) / 10 };
    log.info(facts, 'request completed');
  }

  /** A call of a page to the API, while the page is rendered. */
  observeCall(request: IncomingMessage, route: string, status: number, ms: number): void {
    this.apiCalls.observe({ route, status }, ms / 1000);
    this.spans?.recordCall(request.headers, { method: request.method ?? 'GET', route, status, ms });
  }

  private isLogged(status: number, ms: number): boolean {
    return status >= 400 || ms > SLOW_MS || this.logSample === 1 || Math.random() < this.logSample;
  }
}
