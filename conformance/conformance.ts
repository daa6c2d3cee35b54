// npm run conformance -- URL: how the answers of a server differ from those of Shopizer.
import { readOptions, USAGE } from './options.ts';
import { Unreachable } from './probe.ts';
import { describeResult, describeSummary, summarize } from './report.ts';
import { runSuite } from './run-suite.ts';

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(`${options}\n\n${USAGE}`);
    return 2;
  }
  let section = '';
  const results = await runSuite(options, {
    onResult: (result) => {
      if (result.section !== section) console.log(`\n${result.section}`);
      section = result.section;
      console.log(describeResult(result));
    },
  });
  const summary = summarize(results);
  console.log(`\n${describeSummary(summary)}`);
  return summary.errors === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Unreachable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
