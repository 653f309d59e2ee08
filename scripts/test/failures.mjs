/** Which tests failed and why, in a line or two each, from the report that a runner wrote. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const SHOWN = 300;

/** Nothing of a check without a report: its whole output says it. */
export function listFailures({ report }) {
  if (!report || !existsSync(report.file)) return [];
  const result = JSON.parse(readFileSync(report.file, 'utf8'));
  const failures =
    report.kind === 'jest' ? result.testResults.flatMap(ofJest) : result.suites.flatMap(ofPlaywright);
  return failures.map(
    ({ file, title, message }) => `${relative('.', file)} › ${title}\n    ${shorten(message)}`,
  );
}

function ofJest({ name: file, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message) return [{ file, title: 'does not run', message }];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    title: fullName,
    message: failureMessages[0] ?? '',
  }));
}

function ofPlaywright(suite) {
  const own = (suite.specs ?? []).filter(({ ok }) => !ok).map((spec) => ofSpec(suite, spec));
  return [...own, ...(suite.suites ?? []).flatMap(ofPlaywright)];
}

function ofSpec({ file }, { title, tests }) {
  const errors = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors);
  return { file: `tests/e2e/${file}`, title, message: errors[0]?.message ?? '' };
}

function shorten(message) {
  const line = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)} …` : line;
}
