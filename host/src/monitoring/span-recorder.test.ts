import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SpanRecorder } from './span-recorder.ts';

const PARENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const sampled = `00-${PARENT.traceId}-${PARENT.spanId}-01`;
const facts = { method: 'GET', route: 'page', status: 200, ms: 12 };

interface Received {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly spans: Record<string, unknown>[];
  readonly resource: Record<string, string>;
}
interface Body {
  readonly resourceSpans: [
    {
      readonly resource: { readonly attributes: { readonly key: string; readonly value: { stringValue: string } }[] };
      readonly scopeSpans: [{ readonly spans: Record<string, unknown>[] }];
    },
  ];
}

let collector: Server;
let received: Received[];
let answer: number;
let warnings: unknown[];
beforeEach(async () => {
  received = [];
  warnings = [];
  answer = 200;
  collector = createServer(async (request, response) => {
    const body = (await json(request)) as Body;
    const { 'x-key': key } = request.headers;
    const [{ resource, scopeSpans }] = body.resourceSpans;
    received.push({
      path: request.url,
      key: key as string,
      spans: scopeSpans[0].spans,
      resource: Object.fromEntries(
        resource.attributes.map((attribute) => [attribute.key, attribute.value.stringValue]),
      ),
    });
    response.writeHead(answer).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterEach(() => collector.close());

const createRecorder = (share = 1) =>
  new SpanRecorder(
    {
      url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`,
      headers: { 'x-key': 'secret' },
      serviceName: 'shop',
      share,
    },
    '1.2.3',
    (reason) => warnings.push(reason),
  );

test('a request becomes a span below its sender, and the calls it causes spans below it', async () => {
  const recorder = createRecorder();
  const headers = { traceparent: sampled };
  const ids = recorder.begin(headers);
  expect(ids).toMatchObject({ traceId: PARENT.traceId, parentId: PARENT.spanId });
  expect(headers.traceparent).toBe(`00-${PARENT.traceId}-${ids?.spanId}-01`);
  recorder.recordCall(headers, { ...facts, route: '/api/v1/x', status: 503 });
  if (ids) recorder.end(ids, facts);
  await recorder.close();

  expect(received).toMatchObject([{ path: '/v1/traces', key: 'secret' }]);
  const [call, page] = received[0]?.spans ?? [];
  expect(page).toMatchObject({
    ...PARENT,
    spanId: ids?.spanId,
    parentSpanId: PARENT.spanId,
    name: 'GET page',
    kind: 2,
  });
  expect(page).not.toHaveProperty('status');
  expect(call).toMatchObject({ traceId: PARENT.traceId, parentSpanId: ids?.spanId, kind: 1, status: { code: 2 } });
  const [start, end] = [page?.startTimeUnixNano, page?.endTimeUnixNano].map((time) => BigInt(String(time)));
  expect((end ?? 0n) - (start ?? 0n)).toBe(12_000_000n);
  expect(Math.abs(Number(end) / 1e6 - Date.now())).toBeLessThan(60_000);
});

test('spans tell the service, its version and the process', async () => {
  const recorder = createRecorder();
  recorder.recordCall({ traceparent: sampled }, facts);
  await recorder.close();
  expect(received[0]?.resource).toEqual({
    'service.name': 'shop',
    'service.version': '1.2.3',
    'service.instance.id': `${hostname()}:${process.pid}`,
    'host.name': hostname(),
  });
});

test('a trace that its sender does not record is not recorded here, and passed on unchanged', async () => {
  const recorder = createRecorder();
  const headers = { traceparent: sampled.replace(/01$/, '00') };
  expect(recorder.begin(headers)).toBeUndefined();
  recorder.recordCall(headers, facts);
  recorder.recordCall({}, facts);
  expect(headers.traceparent).toMatch(/-00$/);
  await recorder.close();
  expect(received).toEqual([]);
});

test('a request without a trace begins one, as often as the share says', () => {
  const headers: { traceparent?: string } = {};
  expect(createRecorder(1).begin(headers)).toMatchObject({ parentId: undefined });
  expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(createRecorder(0).begin({})).toBeUndefined();
});

test('a collector that fails is warned of once, and costs no more than the spans that wait', async () => {
  answer = 500;
  const recorder = createRecorder();
  for (let index = 0; index < 5000; index++) recorder.recordCall({ traceparent: sampled }, facts);
  await recorder.close();
  expect(received.map(({ spans }) => spans.length)).toEqual([512, 512, 512, 512]);
  expect(warnings).toEqual([expect.objectContaining({ message: 'the collector answers 500' })]);
});
