import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { RequestMonitor } from './request-monitor.ts';

interface Sent {
  readonly logLevel?: string;
  readonly logSample?: number;
  readonly status?: number;
  readonly finished?: boolean;
  readonly method?: string;
  readonly type?: string;
}

function send({ logLevel = 'info', logSample = 1, status = 200, finished = true, method = 'GET', type }: Sent) {
  const lines: object[] = [];
  const monitor = new RequestMonitor({ logLevel, logSample });
  const request = { method, headers: {} } as IncomingMessage;
  const observed = monitor.begin(request, 'an-id');
  observed.route = '/x';
  const response = {
    statusCode: status,
    writableFinished: finished,
    getHeader: () => type,
  } as unknown as ServerResponse;
  monitor.end(observed, request, response, {
    info: (facts: object) => lines.push(facts),
  });
  return { lines, metrics: monitor.requests.text() };
}

test('a stream of events, which lasts as long as a page is open, is neither slow nor an error', () => {
  const { lines, metrics } = send({ type: 'text/event-stream', finished: false });
  expect(lines).toEqual([]);
  expect(metrics).not.toContain('/x');
});

test('a request is logged with id, route and status, without its address', () => {
  expect(send({}).lines).toEqual([
    { reqId: 'an-id', method: 'GET', route: '/x', status: 200, ms: expect.any(Number) as number },
  ]);
});

test('nothing is logged above the level info, but everything is measured', () => {
  const { lines, metrics } = send({ logLevel: 'warn' });
  expect(lines).toEqual([]);
  expect(metrics).toContain('_count{method="GET",route="/x",status="200"} 1');
});

test('a sample leaves out requests that succeeded, never those that failed', () => {
  expect(send({ logSample: 0 }).lines).toEqual([]);
  expect(send({ logSample: 0, status: 404 }).lines).toHaveLength(1);
  expect(send({ logSample: 0, status: 500 }).lines).toHaveLength(1);
});

test('a client that left before the end of the response is counted as 499', () => {
  expect(send({ finished: false }).metrics).toContain('status="499"');
});

test('methods that nobody uses share one series', () => {
  expect(send({ method: 'PROPFIND' }).metrics).toContain('method="other"');
});

test('spans of requests and of the calls they cause are recorded, a stream of events is not', () => {
  const recorded: unknown[] = [];
  const ids = { traceId: 't', spanId: 's', parentId: undefined };
  const monitor = new RequestMonitor(
    { logLevel: 'warn', logSample: 1 },
    {
      begin: ({ traceparent }) => (traceparent ? ids : undefined),
      end: (span, { method, route, status }) => recorded.push([span, method, route, status]),
      recordCall: (_, { method, route, status }) => recorded.push(['call', method, route, status]),
    },
  );
  const finish = (headers: IncomingMessage['headers'], type?: string) => {
    const request = { method: 'GET', headers } as IncomingMessage;
    const response = { statusCode: 200, writableFinished: true, getHeader: () => type } as unknown as ServerResponse;
    monitor.end(monitor.begin(request, 'an-id'), request, response, { info: () => {} });
  };
  finish({ traceparent: 'x' });
  finish({});
  finish({ traceparent: 'x' }, 'text/event-stream');
  monitor.observeCall({ method: 'GET', headers: {} } as IncomingMessage, '/api', 404, 5);
  expect(recorded).toEqual([
    [ids, 'GET', 'refused', 200],
    ['call', 'GET', '/api', 404],
  ]);
});

test.each([
  ['/actuator/health/readiness', 0],
  ['/actuator/info', 0],
  ['/product/mug', 1],
])('%s begins %i traces: what monitors ask is in none', (url, count) => {
  let begun = 0;
  const monitor = new RequestMonitor(
    { logLevel: 'warn', logSample: 1 },
    { begin: () => void begun++, end: () => {}, recordCall: () => {} },
  );
  monitor.begin({ method: 'GET', url, headers: {} } as IncomingMessage, 'an-id');
  expect(begun).toBe(count);
});
