// Spans of requests for a collector of OpenTelemetry, sent as JSON (OTLP over HTTP). Loaded only when a collector is set.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hostname } from 'node:os';
import { type TraceContext, traceOf } from './trace-context.ts';

export interface TraceCollector {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Which share of the requests without a trace of their own begins one. */
  readonly share: number;
}

export interface SpanIds {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
}

export interface SpanFacts {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** This process among all of the service. */
const INSTANCE = { 'service.instance.id': `${hostname()}:${process.pid}`, 'host.name': hostname() };

/** OTLP defines this number. */
const KIND = { internal: 1, server: 2 };
const STATUS_ERROR = 2;

const SEND_AFTER_MS = 5000;
const MAX_BATCH = 512;
/** More than that is dropped: a collector that is down must cost nothing but its traces. */
const MAX_WAITING = 2048;
/** Less than the shop waits for what has to be done before it ends. */
const TIMEOUT_MS = 3000;

export class SpanRecorder {
  private readonly collector: TraceCollector;
  private readonly version: string;
  private readonly warn: (reason: unknown) => void;
  private readonly waiting: object[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sending: Promise<void> | undefined;
  private isFailing = false;

  constructor(collector: TraceCollector, version: string, warn: (reason: unknown) => void) {
    this.collector = collector;
    this.version = version;
    this.warn = warn;
  }

  /**
   * Begins the span of a client's request, and makes it the parent of what the request causes. Undefined when the trace is not
   * recorded.
   */
  begin(headers: IncomingHttpHeaders): SpanIds | undefined {
    const trace = traceOf(headers);
    if (trace ? !trace.isSampled : Math.random() >= this.collector.share) return undefined;
    const ids = createIds(trace);
    headers.traceparent = `00-${ids.traceId}-${ids.spanId}-01`;
    return ids;
  }

  end(ids: SpanIds, facts: SpanFacts): void {
    this.add(ids, KIND.server, facts);
  }

  /** A call of a page to the API, which carries the span of the page. */
  recordCall(headers: IncomingHttpHeaders, facts: SpanFacts): void {
    const trace = traceOf(headers);
    if (trace?.isSampled) this.add(createIds(trace), KIND.internal, facts);
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    await this.flush();
  }

  private add({ traceId, spanId, parentId }: SpanIds, kind: number, { method, route, status, ms }: SpanFacts): void {
    if (this.waiting.length >= MAX_WAITING) return;
    const endedAt = performance.timeOrigin + performance.now();
    this.waiting.push({
      traceId,
      spanId,
      parentSpanId: parentId,
      name: `${method} ${route}`,
      kind,
      startTimeUnixNano: nanoseconds(endedAt - ms),
      endTimeUnixNano: nanoseconds(endedAt),
      attributes: [
        { key: 'http.request.method', value: { stringValue: method } },
        { key: 'http.route', value: { stringValue: route } },
        { key: 'http.response.status_code', value: { intValue: String(status) } },
      ],
      ...(status >= 500 && { status: { code: STATUS_ERROR } }),
    });
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.sending ??= this.flush().finally(() => {
        this.sending = undefined;
      });
    }, SEND_AFTER_MS).unref();
  }

  private async flush(): Promise<void> {
    while (this.waiting.length > 0) await this.send(this.waiting.splice(0, MAX_BATCH));
  }

  private async send(spans: readonly object[]): Promise<void> {
    const { url, headers, serviceName } = this.collector;
    const attributes = { 'service.name': serviceName, 'service.version': this.version, ...INSTANCE };
    const resource = {
      attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } })),
    };
    const scope = { name: 'vitrine', version: this.version };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope, spans }] }] }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the collector answers ${response.status}`);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.warn(error);
      this.isFailing = true;
    }
  }
}

const createIds = (trace: TraceContext | undefined): SpanIds => ({
  traceId: trace?.traceId ?? randomBytes(16).toString('hex'),
  spanId: randomBytes(8).toString('hex'),
  parentId: trace?.parentId,
});

const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;
