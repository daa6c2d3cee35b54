// Histogram of durations in Prometheus' text format. prom-client's own takes several times as long for each value, which
// would be a noticeable part of the time that a cached page takes.

/** Upper limits in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Labels = Readonly<Record<string, string | number>>;

interface Series {
  readonly labels: string;
  /** How many values lie in each bucket, the last one without a limit. */
  readonly counts: number[];
  sum: number;
}

export class DurationHistogram<L extends Labels> {
  private readonly name: string;
  private readonly help: string;
  private readonly labelNames: readonly (keyof L & string)[];
  private readonly series = new Map<string, Series>();

  constructor(name: string, help: string, labelNames: readonly (keyof L & string)[]) {
    this.name = name;
    this.help = help;
    this.labelNames = labelNames;
  }

  observe(labels: L, seconds: number): void {
    let key = '';
    for (const name of this.labelNames) key += `${labels[name]}\n`;
    const series = this.series.get(key) ?? this.add(key, labels);
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  /** In the text format of Prometheus. */
  text(): string {
    const lines = [`# HELP ${this.name} ${this.help}`, `# TYPE ${this.name} histogram`];
    for (const { labels, counts, sum } of this.series.values()) {
      let count = 0;
      for (const [bucket, added] of counts.entries()) {
        count += added;
        lines.push(`${this.name}_bucket{${labels},le="${BUCKETS[bucket] ?? '+Inf'}"} ${count}`);
      }
      lines.push(`${this.name}_sum{${labels}} ${sum}`, `${this.name}_count{${labels}} ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }

  private add(key: string, labels: L): Series {
    const text = this.labelNames.map((name) => `${name}="${escapeLabel(String(labels[name]))}"`).join(',');
    const series = { labels: text, counts: [...BUCKETS.map(() => 0), 0], sum: 0 };
    this.series.set(key, series);
    return series;
  }
}

const escapeLabel = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
