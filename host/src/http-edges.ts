// Responses to invalid HTTP requests, which Node would send without our headers.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { uploadPicture } from '@vitrine/contract/catalog/staff-catalog.ts';
import { addressesOf } from '@vitrine/contract/endpoint.ts';
import { uploadImport } from '@vitrine/contract/import/import.ts';
import type { SecurityHeaders } from './security-headers.ts';

interface HttpError {
  readonly status: number;
  readonly reason: string;
  readonly code: string;
  readonly message: string;
}

const INVALID: HttpError = {
  status: 400,
  reason: 'Bad Request',
  code: 'request.invalid',
  message: 'The request is not valid',
};
const EXPECTATION: HttpError = {
  status: 417,
  reason: 'Expectation Failed',
  code: 'request.invalid',
  message: 'The request is not valid: Expect',
};
const socketErrors: Readonly<Record<string, HttpError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    code: 'request.invalid',
    message: 'The request did not arrive in time',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    code: 'request.too-large',
    message: 'The request is too large',
  },
};

export const invalidBody = (): object => bodyOf(INVALID);

const bodyOf = ({ status, code, message }: HttpError) => ({ errorCode: String(status), code, message });

/**
 * Requires exactly one Host header: a proxy and a server that use different ones can be attacked (request smuggling).
 */
export const hasOneHost = ({ rawHeaders, httpVersion }: IncomingMessage): boolean => {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
};

export function sendInvalid(response: ServerResponse, headers: SecurityHeaders): void {
  sendError(response, INVALID, headers);
}

/** Refuses an Expect header other than 100-continue. */
export function refuseExpectations(server: Server, headers: SecurityHeaders): void {
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) =>
    sendError(response, EXPECTATION, headers),
  );
}

function sendError(response: ServerResponse, httpError: HttpError, headers: SecurityHeaders): void {
  const body = JSON.stringify(bodyOf(httpError));
  response.writeHead(httpError.status, {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
}

/** A request must have arrived by then; the file of an import may come over a slow connection. */
export const UPLOAD_MS = 600_000;
const BODY_MS = 30_000;
const uploads = new Set([uploadImport, uploadPicture].flatMap(addressesOf));

/** Ends a request whose body does not arrive in time. Node has one limit for all of them, which is that of uploads. */
export function endSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  headers: SecurityHeaders,
  timeoutMs = BODY_MS,
): void {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
  if (!hasBody || uploads.has(request.url?.split('?')[0] ?? '')) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    endSocket(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket, headers);
  }, timeoutMs);
  response.once('close', () => clearTimeout(timer));
}

/** Responds to bytes that are not a valid HTTP request. */
export function endSocket(error: Error & { code?: string }, socket: Socket, headers: SecurityHeaders): void {
  if (!socket.writable) return;
  const httpError = socketErrors[error.code ?? ''] ?? INVALID;
  const body = JSON.stringify(bodyOf(httpError));
  socket.end(
    [
      `HTTP/1.1 ${httpError.status} ${httpError.reason}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'cache-control: no-store',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
