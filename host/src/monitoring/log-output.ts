// The program writes this to standard output: JSON lines for a log collector, or text for a person at a terminal.
import { TYPED } from '@vitrine/server/program.ts';

export type LogFormat = 'json' | 'text';

export interface LogOutput {
  /** For the logger: takes one JSON line. */
  write(line: string): void;
  /** Progress of the start. */
  report(message: string): void;
  /** The shop serves requests. */
  announce(started: StartedShop): void;
}

export interface StartedShop {
  readonly url: string;
  /** Link with a secret, for the first owner; only for a terminal, not for a log. */
  readonly setupLink: string | undefined;
  /** Its address is a secret as well. */
  readonly mailbox: string | undefined;
  readonly metrics: string | undefined;
  readonly data: string;
  readonly version: string;
  readonly advice: readonly string[];
}

/** Logs are kept and shared: they get no link that makes its reader an owner, or lets it read the mails of customers. */
const NO_OWNER_ADVICE = `Nobody can open the back office yet: "${TYPED} staff owner EMAIL" prints a link for its first owner.`;
const MAILBOX_ADVICE = `Mails are only shown in a mailbox: "${TYPED} mailbox" prints its address.`;

const adviceOf = ({ setupLink, mailbox, advice }: StartedShop): string[] => [
  ...(setupLink === undefined ? [] : [NO_OWNER_ADVICE]),
  ...(mailbox === undefined ? [] : [MAILBOX_ADVICE]),
  ...advice,
];

const INFO = 30;
const LEVELS: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/** `isTerminal`: whether a person reads it, and nothing keeps it. */
export function createLogOutput(format: LogFormat, print: (text: string) => void, isTerminal: boolean): LogOutput {
  return format === 'json' ? jsonOutput(print) : textOutput(print, isTerminal);
}

function jsonOutput(print: (text: string) => void): LogOutput {
  const write = (msg: string, facts: object = {}) =>
    print(`${JSON.stringify({ level: INFO, time: Date.now(), pid: process.pid, ...facts, msg })}\n`);
  return {
    write: print,
    report: (message) => write(message),
    announce: (started) => {
      const { setupLink: _, mailbox: __, ...facts } = started;
      write('shop started', { ...facts, advice: adviceOf(started) });
    },
  };
}

function textOutput(print: (text: string) => void, isTerminal: boolean): LogOutput {
  return {
    write: (line) => print(`${readable(line)}\n`),
    report: (message) => print(`  ✓ ${message}\n`),
    announce: (started) => {
      const { url, metrics, data } = started;
      const { setupLink, mailbox } = isTerminal ? started : { setupLink: undefined, mailbox: undefined };
      const lines = [
        `Shop     ${url}`,
        ...(setupLink === undefined ? [] : [`Admin    ${setupLink}`]),
        `API      ${url}/api/docs`,
        ...(mailbox === undefined ? [] : [`Mail     ${mailbox}`]),
        ...(metrics === undefined ? [] : [`Metrics  ${metrics}`]),
        `Data     ${data}`,
        ...(isTerminal ? started.advice : adviceOf(started)),
      ];
      print(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
    },
  };
}

/** `12:04:17 warn  a background job failed  job="mails" failures=1` */
function readable(line: string): string {
  const { level, time, msg, pid: _, hostname: __, ...facts } = JSON.parse(line) as Record<string, unknown>;
  const clock = new Date(Number(time)).toISOString().slice(11, 19);
  const details = Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [clock, (LEVELS[Number(level)] ?? String(level)).padEnd(5), msg, details.join(' ')].join(' ').trimEnd();
}
