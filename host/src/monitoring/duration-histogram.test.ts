import { expect, test } from 'vitest';
import { DurationHistogram } from './duration-histogram.ts';

const linesOf = (histogram: DurationHistogram<{ route: string; status: number }>) => histogram.text().split('\n');

test('values are counted in every bucket they fit into', () => {
  const histogram = new DurationHistogram<{ route: string; status: number }>('a_seconds', 'Time.', ['route', 'status']);
  for (const seconds of [0.001, 0.3, 20]) histogram.observe({ route: '/x', status: 200 }, seconds);
  histogram.observe({ route: '/x', status: 500 }, 1);
  const lines = linesOf(histogram);
  expect(lines.slice(0, 2)).toEqual(['# HELP a_seconds Time.', '# TYPE a_seconds histogram']);
  expect(lines).toContain('a_seconds_bucket{route="/x",status="200",le="0.001"} 1');
  expect(lines).toContain('a_seconds_bucket{route="/x",status="200",le="0.25"} 1');
  expect(lines).toContain('a_seconds_bucket{route="/x",status="200",le="0.5"} 2');
  expect(lines).toContain('a_seconds_bucket{route="/x",status="200",le="10"} 2');
  expect(lines).toContain('a_seconds_bucket{route="/x",status="200",le="+Inf"} 3');
  expect(lines).toContain('a_seconds_count{route="/x",status="200"} 3');
  expect(lines).toContain('a_seconds_sum{route="/x",status="500"} 1');
});

test('label values are escaped', () => {
  const histogram = new DurationHistogram<{ route: string; status: number }>('a', 'b', ['route', 'status']);
  histogram.observe({ route: 'a"b\\c\nd', status: 200 }, 1);
  expect(linesOf(histogram)).toContain('a_count{route="a\\"b\\\\c\\nd",status="200"} 1');
});
