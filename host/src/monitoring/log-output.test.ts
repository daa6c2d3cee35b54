import { expect, test } from 'vitest';
import { createLogOutput, type LogFormat } from './log-output.ts';

const started = {
  url: 'http://localhost:3000',
  setupLink: 'http://localhost:3000/admin/setup#SECRET',
  mailbox: undefined,
  metrics: 'http://localhost:9100/metrics',
  data: '/data',
  version: '1.2.3',
  advice: ['No mail server.'],
};

const written = (format: LogFormat) => {
  let text = '';
  const output = createLogOutput(format, (more) => {
    text += more;
  });
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
      '  Metrics  http://localhost:9100/metrics',
      '  Data     /data',
      '  No mail server.',
      '',
      '00:00:00 warn  failed job="mails"',
      '',
    ].join('\n'),
  );
});

test('a log collector gets no link that makes its reader an owner', () => {
  expect(written('json')).not.toContain('SECRET');
  expect(written('json')).toContain('staff owner EMAIL');
});
