import { readFileSync } from 'node:fs';

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The runner ended before it could write one.
    return undefined;
  }
}

export function countVitest(file) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  // A file that cannot be loaded fails without a single failed test.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function countPlaywright(file) {
  const report = readReport(file);
  if (!report?.stats) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, skipped } = report.stats;
  return { passed: expected, failed: unexpected, skipped };
}
