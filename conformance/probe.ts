// Sends the calls of a section to the server under test and records what came back.
import type { EndpointName } from '@vitrine/contract/shopizer-calls.ts';
import { describeAnswer, describeExpectation, judgeAnswer } from './judge-answer.ts';
import type { Answer, Call, Result } from './result.ts';
import { differencesOf } from './shopizer-fields.ts';

export interface ProbeOptions {
  readonly url: string;
  readonly seconds: number;
  /** Expects every field that our own server sends. */
  readonly complete?: boolean;
  readonly onResult?: (result: Result) => void;
  readonly onAnswer?: (call: Call, answer: Answer) => void;
}

/** No server answers at the address. */
export class Unreachable extends Error {}

export class Probe {
  readonly results: Result[] = [];
  #section = '';
  readonly #options: ProbeOptions;

  constructor(options: ProbeOptions) {
    this.#options = options;
  }

  startSection(name: string): void {
    this.#section = name;
  }

  /** Sends a call and returns the body of a success; undefined when the server has refused, or has not answered. */
  async call(call: Call): Promise<unknown> {
    const answer = await this.#send(call);
    const isAnswer = typeof answer !== 'string';
    const allowed = this.#options.complete ? null : differencesOf(call.endpoint);
    if (isAnswer) this.#options.onAnswer?.(call, answer);
    this.#record({
      name: call.name,
      endpoint: call.endpoint,
      request: `${call.method ?? 'GET'} ${call.path}`,
      expected: describeExpectation(call.expect),
      got: isAnswer ? describeAnswer(answer) : answer,
      isRequired: !call.optional,
      verdict: isAnswer ? judgeAnswer(call.expect, answer, allowed) : { kind: 'differs', differences: [answer] },
    });
    return isAnswer && answer.status < 300 ? answer.body : undefined;
  }

  /** Throws when nothing answers at the address. */
  async checkReachable(): Promise<void> {
    const answer = await this.#send({ path: '/actuator/health/ping' });
    if (typeof answer === 'string') throw new Unreachable(`${this.#options.url} does not answer: ${answer}`);
  }

  /** Records that a call was left out. */
  skip(name: string, endpoint: EndpointName | undefined, why: string): void {
    this.#record({
      name,
      endpoint,
      request: '',
      expected: '',
      got: '',
      isRequired: false,
      verdict: { kind: 'not tried', why },
    });
  }

  #record(result: Omit<Result, 'section'>): void {
    const whole = { section: this.#section, ...result };
    this.results.push(whole);
    this.#options.onResult?.(whole);
  }

  /** The answer, or why there is none. */
  async #send({
    method = 'GET',
    path,
    body,
    token,
    headers,
  }: Omit<Call, 'name' | 'endpoint' | 'expect'>): Promise<Answer | string> {
    const { url, seconds } = this.#options;
    const address = url + (path.startsWith('/') ? path : `/api/v1/${path}`);
    try {
      const response = await fetch(address, {
        method,
        headers: {
          accept: 'application/json',
          // Public storefronts send the header always, and empty when nobody is signed in.
          authorization: token ? `Bearer ${token}` : '',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(seconds * 1000),
      });
      return { status: response.status, body: parse(await response.text()), headers: response.headers };
    } catch (error) {
      return reasonOf(error, seconds);
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function reasonOf(error: unknown, seconds: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${seconds} s`;
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
