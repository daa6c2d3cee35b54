import { expect, test } from 'vitest';
import { createLogOutput, type LogFormat } from './log-output.ts';

const started = {
  url: 'http://localhost:3000',
  setupLink: 'http://localhost:3000/admin/setup#SECRET',
  mailbox: 'http://localhost:3000/dev/mailbox/SECRET',
  metrics: 'http://localhost:9100/metrics',
  data: '/data',
  version: '1.2.3',
  advice: ['No mail server.'],
};

const written = (format: LogFormat, isTerminal = true) => {
  let text = '';
  const output = createLogOutput(
    format,
    (more) => {
      text += more;
    },
    isTerminal,
  );
  output.report('demo shop filled in 1.0 s');
  output.announce(started);
  output.write(`${JSON.stringify({ level: 40, time: 0, pid: 1, hostname: 'h', job: 'mails', msg: 'failed' })}\n`);
  return text;
};

test('for a log collector, every line is JSON', () => {
  const lines = written('json').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 30, msg: 'demo shop filled in 1.0 s' }),
    expect.objectContaining({ level: 30, msg: 'shop started', url: started.url, version: '1.2.3' }),
    { level: 40, time: 0, pid: 1, hostname: 'h', job: 'mails', msg: 'failed' },
  ]);
});

test('for a person, the addresses are listed and log lines are readable', () => {
  expect(written('text')).toBe(
    [
      '  ✓ demo shop filled in 1.0 s',
      '',
      '  Shop     http://localhost:3000',
      '  Admin    http://localhost:3000/admin/setup#SECRET',
      '  API      http://localhost:3000/api/docs',
      '  Mail     http://localhost:3000/dev/mailbox/SECRET',
      '  Metrics  http://localhost:9100/metrics',
      '  Data     /data',
      '  No mail server.',
      '',
      '00:00:00 warn  failed job="mails"',
      '',
    ].join('\n'),
  );
});

test.each<[string, LogFormat]>([
  ['a log collector', 'json'],
  ['a file with text', 'text'],
])('%s gets neither the link for the first owner nor the address of the mailbox', (_, format) => {
  const text = written(format, false);
  expect(text).not.toContain('SECRET');
  expect(text).toContain('staff owner EMAIL');
  expect(text).toMatch(/Mails are only shown in a mailbox: .+ mailbox\W+ prints its address/);
});
